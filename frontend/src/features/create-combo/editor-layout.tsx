import { useId, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.js';
import { DetailsForm } from './details-form.js';
import styles from './editor-layout.module.css';
import { MissingList } from './missing-list.js';
import { TrackEditor, type TrackEditorProps } from './track-editor.js';
import type { ComboWork } from './use-combo-work.js';

interface Props {
  readonly title: string;
  /** What is known of the draft. */
  readonly status?: ReactNode;
  readonly work: ComboWork;
  readonly clip: Omit<TrackEditorProps, 'clock' | 'actions' | 'onActions'>;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  /** Errors and questions above the form. */
  readonly children?: ReactNode;
}

/** The page of making or changing a combo: clip and presses on the left, what is said of it on the right. */
export function EditorLayout({ title, status, work, clip, busy, onSubmit, children }: Props) {
  const missing = useId();
  return (
    <main className={styles.page} data-whole-window>
      <header className={styles.head}>
        <h1>{title}</h1>
        <span className={styles.status}>{status}</span>
        <MissingCount count={work.requirements.filter(({ met }) => !met).length} listId={missing} />
        <Button
          type="submit"
          form={`${missing}-form`}
          look="primary"
          disabled={busy || !work.ready}
          aria-describedby={missing}
        >
          submit
        </Button>
      </header>
      <div className={styles.columns}>
        <TrackEditor {...clip} clock={work.clock} actions={work.actions} onActions={work.setActions} />
        <form
          id={`${missing}-form`}
          className={styles.side}
          aria-label="About the combo"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy && work.ready) onSubmit();
          }}
        >
          {children}
          <DetailsForm form={work.form} />
          <p className={styles.summary} aria-live="polite">
            {work.summary === ''
              ? 'Choose types and percents, and put presses on frames: the summary stands here.'
              : work.summary}
          </p>
          <MissingList
            id={missing}
            requirements={work.requirements}
            onGo={(frame) => {
              work.clock.step(0);
              work.clock.seek(frame);
            }}
          />
        </form>
      </div>
    </main>
  );
}

function MissingCount({ count, listId }: { readonly count: number; readonly listId: string }) {
  if (count === 0) return null;
  return (
    <a href={`#${listId}`} className={styles.count}>
      {count === 1 ? '1 thing is missing' : `${String(count)} things are missing`}
    </a>
  );
}
