import type { ReactNode } from 'react';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { Disclosure } from '../../shared/ui/disclosure.js';
import { t } from './texts.js';
import styles from './shield-tool.module.css';

/** How it came, how it is sorted, whose stand beside: in sight, or on a phone, where the answer is first, folded away. */
export function Refinements({ children }: { readonly children: ReactNode }) {
  const rows = <div className={styles.refinements}>{children}</div>;
  return useIsMobile() ? <Disclosure summary={t('hitOrderCompare')}>{rows}</Disclosure> : rows;
}
