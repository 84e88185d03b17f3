import { useMemo } from 'react';
import { correlationIdOf, problemText } from '../shared/api/problem.js';
import { randomId } from '../shared/lib/random-id.js';
import { Button } from '../shared/ui/button.js';
import { Notice } from '../shared/ui/notice.js';
import styles from './app-shell.module.css';

const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** The last resort: something threw while a page was drawn. */
export function ErrorView({ error }: { readonly error: unknown }) {
  const reference = useMemo(() => correlationIdOf(error) ?? randomId(), [error]);
  console.error(`Reference ${reference}`, error);
  return (
    <main className={styles.center}>
      <h1 className="visuallyHidden">Error</h1>
      <Notice
        urgent
        title="Unexpected Application Error!"
        actions={
          <Button
            look="primary"
            onClick={() => {
              location.reload();
            }}
          >
            Try again
          </Button>
        }
      >
        <p>
          {isMissingChunk(error)
            ? 'A part of the page could not be fetched: you are offline, or ComboLab was updated while this page was open.'
            : problemText(error)}
        </p>
        <p className="mono">Reference {reference}</p>
      </Notice>
    </main>
  );
}
