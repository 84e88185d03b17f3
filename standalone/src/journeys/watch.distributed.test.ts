// The same journeys, on processes and servers.
import { journeysOnSharedSite } from './distributed-journeys.js';

journeysOnSharedSite();
await import('./watch.e2e.test.js');
