/**
 * Lets a test say what is in view, where no browser is to tell: from now on every page asks it. @returns tells who asked last
 */
export function answerInView(): (isIntersecting: boolean) => void {
  let tell: (isIntersecting: boolean) => void = () => undefined;
  class Asked {
    readonly observe = () => undefined;
    readonly unobserve = () => undefined;
    readonly disconnect = () => undefined;
    constructor(told: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => {
        told([{ isIntersecting }]);
      };
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Asked });
  return (isIntersecting) => {
    tell(isIntersecting);
  };
}
