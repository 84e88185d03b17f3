import { TestEnvironment } from 'jest-environment-jsdom';

/** What jsdom hides of what Node and every browser have. */
const HIDDEN = [
  ...['fetch', 'Request', 'Response', 'Headers', 'TextEncoder', 'TextDecoder', 'structuredClone'],
  ...['ReadableStream', 'TransformStream', 'BroadcastChannel'],
];

/** A page of its own for each suite, which may leave no clock ticking in it: what ticks works on after its screen is gone. */
export default class PageEnvironment extends TestEnvironment {
  /** Where each interval that was not cleared was begun, by its number. */
  #ticking = new Map();

  constructor(...given) {
    super(...given);
    for (const name of HIDDEN) this.global[name] ??= globalThis[name];
    const { setInterval, clearInterval } = this.global;
    this.global.setInterval = (...values) => {
      const number = setInterval.apply(this.global, values);
      this.#ticking.set(number, new Error('an interval').stack);
      return number;
    };
    this.global.clearInterval = (number) => {
      this.#ticking.delete(number);
      clearInterval.call(this.global, number);
    };
  }

  async teardown() {
    const left = [...this.#ticking.values()];
    await super.teardown();
    if (left.length > 0) throw new Error(`This suite left clocks ticking, begun at\n${left.join('\n')}`);
  }
}
