import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA)$/.test(target.tagName));

/** Calls back with a file that is pasted anywhere on the page but into a field that takes text. */
export function usePastedFile(onFile: (file: File) => void, active = true): void {
  const told = useRef(onFile);
  useEffect(() => {
    told.current = onFile;
  });
  useEffect(() => {
    if (!active) return;
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      // a text field takes the text of a paste; files it cannot hold
      if (file === undefined || (isTyping(event.target) && event.clipboardData?.getData('text/plain') !== '')) return;
      event.preventDefault();
      told.current(file);
    };
    addEventListener('paste', paste);
    return () => {
      removeEventListener('paste', paste);
    };
  }, [active]);
}
