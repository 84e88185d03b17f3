/** What can be looked at and tells of its changes: a store of nanostores, or something that behaves like one. */
export interface Readable<T> {
  readonly get: () => T;
  /** @returns ends it */
  readonly listen: (listener: () => void) => () => void;
}
