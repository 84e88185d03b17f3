// The same journeys, on processes and servers.
import './distributed-journeys.js';
import './watch.e2e.test.js';
