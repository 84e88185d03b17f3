// The same journeys, on processes and servers.
import './distributed-journeys.js';
import './guides.e2e.test.js';
