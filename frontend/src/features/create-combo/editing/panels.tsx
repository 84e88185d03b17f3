import { PRESS_TYPES, type PressType } from '@combolab/contracts';
import { pressWords } from '../../../shared/terms/presses.js';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { Select, type Option } from '../../../shared/ui/select.js';
import { cloneEvery, retype, selectedPresses, shiftFrom, spanOf, stretchTo, type Edited } from '../track/edits.js';
import { noteAt, withNote } from '../track/marks.js';
import type { EditorContext } from './editor-action.js';
import { t } from '../texts.js';
import styles from './panels.module.css';

interface Props {
  readonly context: EditorContext;
  readonly onClose: () => void;
}

interface FrameProps {
  readonly title: string;
  readonly does: string;
  readonly onClose: () => void;
  readonly onDone: (values: FormData) => void;
  readonly children: ReactNode;
}

/** A small question; Enter answers it. */
function Ask({ title, does, onClose, onDone, children }: FrameProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onDone(new FormData(event.currentTarget));
          onClose();
        }}
      >
        {children}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary">
            {does}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface NumberProps {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

function NumberField({ label, name, value, min, max }: NumberProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="number" name={name} required defaultValue={value} min={min} max={max} step={1} />
    </div>
  );
}

const numberOf = (values: FormData, name: string): number => Math.round(Number(values.get(name)));

export function NotePanel({ context: { editing, clock }, onClose }: Props) {
  const id = useId();
  const [frame] = useState(clock.frame);
  return (
    <Ask
      title={t('noteOnFrameTitle', { frame })}
      does={t('keep')}
      onClose={onClose}
      onDone={(values) => {
        const text = values.get('text');
        editing.apply(
          t('noteOnFrame', { frame }),
          withNote(editing.track, frame, typeof text === 'string' ? text : ''),
        );
      }}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{t('whatShouldBeSeenHere')}</label>
        <textarea id={id} name="text" rows={3} maxLength={500} defaultValue={noteAt(editing.track, frame)} />
      </div>
    </Ask>
  );
}

export function RepeatPanel({ context: { editing, clock }, onClose }: Props) {
  const span = spanOf(selectedPresses(editing.track, editing.selection));
  return (
    <Ask
      title={t('repeatPresses', { count: editing.selection.size })}
      does={t('repeat')}
      onClose={onClose}
      onDone={(values) => {
        const [every, times] = [numberOf(values, 'every'), numberOf(values, 'times')];
        const pasted = cloneEvery(editing.track, editing.selection, every, times, clock.lastFrame);
        editing.apply(t('repeatEveryFrames', { every }), pasted.track, pasted);
        if (pasted.leftOut > 0) editing.refuse(t('foundNoRoom', { count: pasted.leftOut }));
      }}
    >
      <NumberField label={t('framesFromOneToThe')} name="every" value={Math.max(1, span + 1)} min={1} max={3600} />
      <NumberField label={t('howManyTimes')} name="times" value={1} min={1} max={100} />
    </Ask>
  );
}

export function StretchPanel({ context: { editing, clock }, onClose }: Props) {
  const presses = selectedPresses(editing.track, editing.selection);
  const length = spanOf(presses);
  return (
    <Ask
      title={t('stretchPresses', { count: presses.length })}
      does={t('stretch')}
      onClose={onClose}
      onDone={(values) => {
        const next = numberOf(values, 'length');
        apply(
          t('stretchToFrames', { frames: next }),
          editing,
          stretchTo(editing.track, editing.selection, next, clock.lastFrame),
        );
      }}
    >
      <NumberField label={t('framesFromFirstToLast', { length })} name="length" value={length} min={1} max={3600} />
    </Ask>
  );
}

export function ShiftPanel({ context: { editing, clock }, onClose }: Props) {
  const [frame] = useState(clock.frame);
  return (
    <Ask
      title={t('shiftEverythingFromFrameOn', { frame })}
      does={t('shift')}
      onClose={onClose}
      onDone={(values) => {
        const by = numberOf(values, 'by');
        const track = shiftFrom(editing.track, frame, by, clock.lastFrame);
        if (track === null) editing.refuse(t('thereIsNoRoom'));
        else editing.apply(t('shiftAllFromFrameBy', { frame, by }), track);
      }}
    >
      <NumberField label={t('framesLessThan0Is')} name="by" value={1} min={-3600} max={3600} />
    </Ask>
  );
}

const inputs: readonly Option[] = PRESS_TYPES.map((type) => ({ value: type, label: pressWords(type) }));

export function DirectionPanel({ context: { editing, clock }, onClose }: Props) {
  const id = useId();
  const [type, setType] = useState<PressType>(selectedPresses(editing.track, editing.selection)[0]?.type ?? 'A_BUTTON');
  return (
    <Ask
      title={t('turnIntoAnotherInput', { count: editing.selection.size })}
      does={t('turn')}
      onClose={onClose}
      onDone={() => {
        apply(
          t('turnInto', { input: pressWords(type) }),
          editing,
          retype(editing.track, editing.selection, type, clock.lastFrame),
        );
      }}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{t('input')}</label>
        <Select
          inputId={id}
          options={inputs}
          value={inputs.find(({ value }) => value === type) ?? null}
          onChange={(chosen) => {
            if (chosen !== null) setType(chosen.value as PressType);
          }}
        />
      </div>
    </Ask>
  );
}

function apply(name: string, editing: EditorContext['editing'], edited: Edited | null): void {
  if (edited === null) editing.refuse(t('thereIsNoRoom'));
  else editing.apply(name, edited.track, edited);
}
