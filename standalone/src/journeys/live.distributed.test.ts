// The same journeys, on processes and servers.
import './distributed-journeys.js';
import './live.e2e.test.js';
