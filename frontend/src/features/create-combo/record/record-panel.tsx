import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { PracticeInput } from '../../../shared/pad/practice-input.js';
import { Button } from '../../../shared/ui/button.js';
import type { EditorContext } from '../editing/editor-action.js';
import { useStillFrame } from '../editing/use-editing.js';
import { RecordChoices } from './record-choices.js';
import { RecordInput } from './record-input.js';
import styles from './record-panel.module.css';
import { firstSettings, rangeOf } from './record-settings.js';
import { TakenPresses } from './taken-presses.js';
import { useRecorder, type RecordPhase } from './use-recorder.js';
import { t } from '../texts.js';

interface Props {
  readonly context: EditorContext;
  readonly onClose: () => void;
  /** The clip plays for it now: nothing else may move it. */
  readonly onRunning: (running: boolean) => void;
}

/** Records presses while the clip plays. It lies beside clip and lanes: both stay in view. */
export function RecordPanel({ context, onClose, onRunning }: Props) {
  const { editing, clock } = context;
  const title = useId();
  const root = useRef<HTMLElement>(null);
  const [beat, tape] = [useRef<HTMLElement>(null), useRef<HTMLOListElement>(null)];
  const [input] = useState(() => new PracticeInput());
  const [keys, setKeys] = useState(false);
  const [settings, setSettings] = useState(() => firstSettings(editing.state.get(), clock.frame, clock.lastFrame));
  const { phase, seen, begin, stop, discard, keep } = useRecorder({ context, input, keys, beat, tape });
  const here = useStillFrame(clock);
  const range = rangeOf(settings, here, clock.lastFrame);
  useFirstFocus(root, phase.at);
  const running = phase.at === 'running';
  useEffect(() => {
    onRunning(running);
    return () => {
      onRunning(false);
    };
  }, [running, onRunning]);
  const start = () => {
    if (range !== null) begin(range, settings);
  };
  return (
    <section
      ref={root}
      className={styles.panel}
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || phase.at !== 'setup' || keys || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id={title}>{t('record')}</h2>
        <span ref={beat} className={styles.beat} hidden={phase.at !== 'running'} aria-hidden />
        {phase.at === 'setup' && (
          <RecordChoices settings={settings} here={here} lastFrame={clock.lastFrame} onChange={setSettings} />
        )}
        <p role="status" className={phase.at === 'setup' ? 'visuallyHidden' : styles.told}>
          {wordsOf(phase)}
        </p>
        <div className={styles.buttons}>
          {phase.at === 'setup' && (
            <Button look="primary" data-first disabled={range === null || !context.ready} onClick={start}>
              {t('startRecording')}
            </Button>
          )}
          {phase.at === 'running' && (
            <Button look="danger" data-first onClick={stop}>
              {t('stop')}
            </Button>
          )}
          {phase.at === 'taken' && (
            <>
              <Button look="ghost" onClick={discard}>
                {t('discard')}
              </Button>
              <Button
                onClick={() => {
                  begin(phase.range, settings);
                }}
              >
                {t('recordAgain')}
              </Button>
              <Button
                look="primary"
                data-first
                disabled={phase.presses.length === 0}
                onClick={() => {
                  keep(settings);
                  onClose();
                }}
              >
                {t('keep')}
              </Button>
            </>
          )}
          <Button look="ghost" square size="s" aria-label={t('closeRecording')} onClick={onClose}>
            <X className="icon" aria-hidden />
          </Button>
        </div>
      </header>
      {phase.at === 'setup' && range === null && <p className={styles.problem}>{t('thereIsNothingToRecord')}</p>}
      <ol ref={tape} className={styles.tape} hidden={phase.at !== 'running'} aria-hidden />
      {phase.at === 'taken' && <TakenPresses presses={phase.presses} />}
      {phase.at === 'setup' && <RecordInput input={input} seen={seen} onMeasure={setKeys} />}
    </section>
  );
}

function wordsOf(phase: RecordPhase): string {
  if (phase.at === 'setup') return '';
  const { from, to } = phase.range;
  if (phase.at === 'running') return t('recordingFrames', { from, to });
  if (phase.presses.length === 0) return t('nothingWasPressedOn', { from, to });
  return t('recorded', { count: phase.presses.length, from, to });
}

/** The button that goes on has the focus, and where it came from gets it back. */
function useFirstFocus(root: RefObject<HTMLElement | null>, phase: RecordPhase['at']): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const first = root.current?.querySelector<HTMLButtonElement>('[data-first]:enabled');
    (first ?? root.current?.querySelector('button'))?.focus({ preventScroll: true });
  }, [root, phase]);
}
