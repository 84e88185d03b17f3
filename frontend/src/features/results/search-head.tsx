import type { ReactNode } from 'react';
import styles from './results-page.module.css';
import type { Typist } from './typist.js';

/** What is asked for: box, chips and notes. Leaving them ends the typing; suggestions hang below them and cover none. */
export function SearchHead({ typist, children }: { readonly typist: Typist; readonly children: ReactNode }) {
  return (
    <div
      className={styles.head}
      data-search-head
      onBlur={({ currentTarget, relatedTarget, target }) => {
        const windowLeft = document.activeElement === target;
        if (!windowLeft && !currentTarget.contains(relatedTarget)) typist.commit();
      }}
    >
      {children}
    </div>
  );
}

/** Gives the focus back to the search box: what had it is about to go. */
export function focusBox(): void {
  document.querySelector<HTMLInputElement>('[data-search-head] input')?.focus();
}
