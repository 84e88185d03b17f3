import { useMemo, useState } from 'react';
import { usePressTicks } from '../../shared/clip/sound/use-press-ticks.js';
import { AddPresses } from './add-presses.js';
import type { EditorContext, EditorPanel } from './editing/editor-action.js';
import { DirectionPanel, NotePanel, RepeatPanel, ShiftPanel, StretchPanel } from './editing/panels.js';
import { Toolbar } from './editing/toolbar.js';
import { useEditing, useTrack } from './editing/use-editing.js';
import { useEditorKeys } from './editing/use-editor-keys.js';
import { EditLanes } from './lanes/edit-lanes.js';
import { PressList } from './list/press-list.js';
import { PressPad } from './pad/press-pad.js';
import { pressInput } from './editing/press-input.js';
import { ClipStage, type StageClip } from './stage/clip-stage.js';
import { useHeardClip } from './wave/use-heard-clip.js';
import { useScrubSound } from './wave/use-scrub-sound.js';
import type { ComboWork } from './use-combo-work.js';
import { t } from './texts.js';
import styles from './workspace.module.css';

interface Props {
  readonly work: ComboWork;
  readonly clip: StageClip;
  readonly save?: (() => void) | undefined;
}

const OWN_PANELS = {
  note: NotePanel,
  repeat: RepeatPanel,
  stretch: StretchPanel,
  shift: ShiftPanel,
  direction: DirectionPanel,
} as const;

/** Clip, controller to press, steps, and the presses over time. */
export function Workspace({ work, clip, save }: Props) {
  const { editing, clock } = work;
  const [view, setView] = useState<'lanes' | 'list'>('lanes');
  const [opened, setOpened] = useState<Exclude<EditorPanel, 'record'> | null>(null);
  // Apart from the others: they come and go over a recording.
  const [recording, setRecording] = useState(false);
  const [running, setRunning] = useState(false);
  const open = (panel: EditorPanel) => {
    clock.pause();
    if (panel === 'record') setRecording(true);
    else setOpened(panel);
  };
  useTicks(work);
  const heard = useHeardClip(clip, work.lastFrame === null ? 0 : work.lastFrame + 1);
  useScrubSound(clock, heard);
  const context: EditorContext = { editing, clock, ready: clip.src !== null, open, save };
  useEditorKeys(context);
  const close = () => {
    setOpened(null);
  };
  const Own = opened !== null && opened in OWN_PANELS ? OWN_PANELS[opened as keyof typeof OWN_PANELS] : null;
  return (
    <section className={styles.workspace} aria-label={t('clipAndPresses')}>
      <div className={styles.upper}>
        <ClipStage clip={clip} />
        <PressPad context={context} listens={!recording} />
      </div>
      {recording && (
        <AddPresses
          panel="record"
          context={context}
          form={work.form}
          onClose={() => {
            setRecording(false);
          }}
          onRecording={setRunning}
        />
      )}
      {opened !== null && Own === null && (
        <AddPresses panel={opened} context={context} form={work.form} onClose={close} onRecording={setRunning} />
      )}
      <Toolbar context={context} sound={clip.sound === true} view={view} onView={setView} inert={running} />
      {view === 'lanes' ? (
        <EditLanes
          editing={editing}
          gameId={work.values.gameId}
          ready={context.ready}
          heard={heard}
          onPress={(type) => {
            pressInput(context, type);
          }}
          onNote={({ frame }) => {
            clock.pause();
            clock.seek(frame);
            setOpened('note');
          }}
        />
      ) : (
        <div className={styles.list}>
          <PressList context={context} />
        </div>
      )}
      {Own !== null && <Own context={context} onClose={close} />}
      <Told context={context} />
    </section>
  );
}

/** Ticks on the presses as they are by now. */
function useTicks({ editing, clock }: ComboWork): void {
  const { presses } = useTrack(editing);
  usePressTicks(
    clock,
    useMemo(() => presses.map(({ start }) => start).sort((a, b) => a - b), [presses]),
  );
}

function Told({ context }: { readonly context: EditorContext }) {
  return (
    <span role="status" className="visuallyHidden">
      {useEditing(context.editing).told}
    </span>
  );
}
