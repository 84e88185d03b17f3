// The same journey, on processes and servers.
import { journeysOnSharedSite } from './distributed-journeys.js';

journeysOnSharedSite();
await import('./replays-drawn-by-server.e2e.test.js');
