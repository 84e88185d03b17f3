import { useEffect } from 'react';

/** The document's title while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'ComboLab' : `${title} · ComboLab`;
  }, [title]);
}
