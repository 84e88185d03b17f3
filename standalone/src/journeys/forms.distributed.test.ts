// The same journeys, on processes and servers.
import './distributed-journeys.js';
import './forms.e2e.test.js';
