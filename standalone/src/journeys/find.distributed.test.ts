// The same journeys, on processes and servers.
import { journeysOnSharedSite } from './distributed-journeys.js';

journeysOnSharedSite();
await import('./find.e2e.test.js');
