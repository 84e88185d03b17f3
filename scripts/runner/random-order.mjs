import { createHash } from 'node:crypto';
import Sequencer from '@jest/test-sequencer';

/** Runs suites in an order that the seed alone decides, so that none can lean on one before it. */
export default class RandomOrder extends Sequencer {
  constructor({ globalConfig }) {
    super();
    this.seed = globalConfig.seed;
  }

  sort(tests) {
    const place = ({ path }) => createHash('sha256').update(`${this.seed} ${path}`).digest('hex');
    return tests
      .map((test) => [place(test), test])
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, test]) => test);
  }
}
