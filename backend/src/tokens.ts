/** Injection tokens: every injected thing has one, so nothing depends on emitted metadata. */
export const PORTS = Symbol('BackendPorts');
