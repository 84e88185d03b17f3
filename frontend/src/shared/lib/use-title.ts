import { useEffect } from 'react';
import { t } from './texts.js';

/** The document's title while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'ComboLab' : t('pageTitle', { title });
  }, [title]);
}
