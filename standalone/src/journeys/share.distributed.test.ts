// The same journeys, on processes and servers.
import { journeysOnOwnSite } from './distributed-journeys.js';

journeysOnOwnSite();
await import('./share.e2e.test.js');
