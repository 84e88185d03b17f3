// The same journeys, on processes and servers.
import './distributed-journeys.js';
import './find.e2e.test.js';
