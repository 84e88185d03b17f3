// The same journeys, on processes and servers.
import { journeysOnOwnSite } from './distributed-journeys.js';

journeysOnOwnSite();
await import('./raw-clips.e2e.test.js');
