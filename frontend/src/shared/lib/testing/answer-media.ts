/** Stands in for `matchMedia`, which jsdom lacks: answers each query as told, and tells of no change. */
export function answerMedia(matches: (query: string) => boolean = () => false): void {
  globalThis.matchMedia = (media) =>
    Object.defineProperty(Object.assign(new EventTarget(), { media }), 'matches', {
      get: () => matches(media),
    }) as unknown as MediaQueryList;
}
