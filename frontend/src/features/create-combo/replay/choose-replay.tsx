import { FileUp } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { cx } from '../../../shared/lib/cx.js';
import { Button } from '../../../shared/ui/button.js';
import { Spinner } from '../../../shared/ui/spinner.js';
import styles from './replay-dialog.module.css';
import type { ReplayState } from './use-replay.js';
import { t } from '../texts.js';

interface Props {
  readonly state: ReplayState;
  readonly onFile: (file: File) => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The place to choose or drop a replay, and what became of it. */
export function ChooseReplay({ state, onFile, button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <div
      className={cx(styles.drop, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file !== undefined) onFile(file);
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".slp"
        className="visuallyHidden"
        tabIndex={-1}
        aria-label={t('replayFile')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          target.value = '';
        }}
      />
      <Button ref={button} size="s" onClick={() => input.current?.click()}>
        <FileUp className="icon" aria-hidden />
        {state.phase === 'none' ? t('chooseSlp') : t('anotherSlp')}
      </Button>
      <span className={styles.file}>{state.phase === 'none' ? t('orDropAReplayHere') : state.name}</span>
      {state.phase === 'reading' && <Spinner label={t('reading', { name: state.name })} />}
    </div>
  );
}
