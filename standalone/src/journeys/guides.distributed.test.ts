// The same journeys, on processes and servers.
import { journeysOnSharedSite } from './distributed-journeys.js';

journeysOnSharedSite();
await import('./guides.e2e.test.js');
