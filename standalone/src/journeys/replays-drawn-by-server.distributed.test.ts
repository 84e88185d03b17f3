// The same journey, on processes and servers of its own: what it shares would be found by others.
import { journeysOnOwnSite } from './distributed-journeys.js';

journeysOnOwnSite();
await import('./replays-drawn-by-server.e2e.test.js');
