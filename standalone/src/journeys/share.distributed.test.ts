// The same journeys, on processes and servers.
import './distributed-journeys.js';
import './share.e2e.test.js';
