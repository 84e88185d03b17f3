import styles from './tooltips.module.css';

/** How long the pointer or the focus rests before the words come; ms. */
const DELAY_MS = 1000;
const ID = 'tooltip';
/** Not on phones, where nothing hovers. */
const WIDE = '(min-width: 37.5625em)';

const tipped = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-tip]') : null;

/**
 * Shows the words of `data-tip` beside whatever carries it, when a mouse or the keyboard's focus has rested there for
 * a second. One listener for the page: what has a tip is often drawn by the dozen.
 * @returns stops it
 */
export function startTooltips(): () => void {
  let of: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tip: HTMLElement | null = null;

  const hide = (): void => {
    clearTimeout(timer);
    tip?.remove();
    if (of?.getAttribute('aria-describedby') === ID) of.removeAttribute('aria-describedby');
    [of, tip] = [null, null];
  };
  const show = async (): Promise<void> => {
    const { placeBeside } = await import('./place-beside.js');
    const words = of?.getAttribute('data-tip') ?? '';
    if (of?.isConnected !== true || words === '') return;
    tip = drawn(words);
    if (!of.hasAttribute('aria-describedby') && of.getAttribute('aria-label') !== words)
      of.setAttribute('aria-describedby', ID);
    (document.fullscreenElement ?? document.body).append(tip);
    await placeBeside(of, tip);
  };
  const restOn = (next: Element | null): void => {
    if (next === of) return;
    hide();
    if (next === null || !matchMedia(WIDE).matches) return;
    of = next;
    timer = setTimeout(() => void show().catch(hide), DELAY_MS);
  };

  const ending = new AbortController();
  const on = <Kind extends keyof DocumentEventMap>(
    kind: Kind,
    heard: (event: DocumentEventMap[Kind]) => void,
  ): void => {
    document.addEventListener(kind, heard, { capture: true, passive: true, signal: ending.signal });
  };
  on('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'touch' || (tip?.contains(target as Node) ?? false)) return;
    restOn(tipped(target));
  });
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) restOn(tipped(target));
  });
  for (const kind of ['focusout', 'pointerdown', 'pointerleave', 'keydown', 'scroll'] as const)
    on(kind, ({ target }) => {
      // leaving the document alone is leaving: `pointerleave` is heard of each element here
      if (kind !== 'pointerleave' || target === document) hide();
    });
  return () => {
    ending.abort();
    hide();
  };
}

/** The tip, still without a place. Its margin is part of it, so that a pointer can walk onto it. */
function drawn(words: string): HTMLElement {
  const tip = document.createElement('div');
  tip.id = ID;
  tip.role = 'tooltip';
  tip.className = styles.tip ?? '';
  const bubble = document.createElement('span');
  bubble.className = styles.words ?? '';
  bubble.textContent = words;
  tip.append(bubble);
  return tip;
}
