import { TestEnvironment } from 'jest-environment-jsdom';
/** jsdom hides what Node and every browser have. */
export default class PageEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given);
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'TextEncoder',
      'TextDecoder',
      'structuredClone',
      'ReadableStream',
      'TransformStream',
      'BroadcastChannel',
    ])
      this.global[name] ??= globalThis[name];
  }
}
