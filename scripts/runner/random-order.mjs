import { createHash } from 'node:crypto';
import Sequencer from '@jest/test-sequencer';

/** Quick ones that tell most: on a machine too slow for all (`scripts/test.mjs`) they are not left out. */
const FIRST = /platform\/dist\/adapters\//;
/** Suites that take minutes: begun last, one of them keeps a whole run waiting while the other cores have nothing to do. */
const LONG =
  /(faults\/enumeration|api\/(recovery|account-crashes)|maintenance\/(verify\/verify|filled-product)|simulation\/(damage|seeds|planted)|distributed\/(faults|delivery|[a-z]+-down|move|operator|backup)\.distributed|journeys\/(accessible|calm|raw-clips|replays-shared|work-survives|killed-parts|move|share)\.)/;

/**
 * Runs suites in an order that the seed alone decides, so that none can lean on one before it: those of adapters first, then
 * those that take minutes, then all others.
 */
export default class RandomOrder extends Sequencer {
  constructor({ globalConfig }) {
    super();
    this.seed = globalConfig.seed;
  }

  sort(tests) {
    const place = ({ path }) =>
      `${FIRST.test(path) ? '0' : LONG.test(path) ? '1' : '2'} ${createHash('sha256').update(`${this.seed} ${path}`).digest('hex')}`;
    return tests
      .map((test) => [place(test), test])
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, test]) => test);
  }
}
