import { ChevronDown, Circle, FileInput, MessageSquareText, OctagonPause, Pause, Play, Type } from 'lucide-react';
import { SoundControl } from '../../../shared/clip/sound/sound-control.js';
import { TickSwitch } from '../../../shared/clip/sound/tick-switch.js';
import { useClockState } from '../../../shared/clip/use-clock.js';
import { Button } from '../../../shared/ui/button.js';
import { Menu, MenuItem } from '../../../shared/ui/menu.js';
import { capsOf } from '../../../shared/keys/keys.js';
import { cx } from '../../../shared/lib/cx.js';
import type { EditorContext } from './editor-action.js';
import { EDITOR_ACTIONS, editorAction } from './editor-actions.js';
import styles from './toolbar.module.css';
import { useEditing, useStillFrame } from './use-editing.js';
import { t } from '../texts.js';

const STEPS = [
  ['back-20', '−20'],
  ['back-5', '−5'],
  ['back-1', '−1'],
  ['forward-1', '+1'],
  ['forward-5', '+5'],
  ['forward-20', '+20'],
] as const;

interface Props {
  readonly context: EditorContext;
  /** Whether there is anything to hear in the clip. */
  readonly sound: boolean;
  readonly view: 'lanes' | 'list';
  readonly onView: (view: 'lanes' | 'list') => void;
  /** Nothing of it can be used: a recording runs. */
  readonly inert: boolean;
}

/** Steps, marks, the fast ways to presses, and everything else in a menu. */
export function Toolbar({ context, sound, view, onView, inert }: Props) {
  const { playing } = useClockState(context.clock);
  return (
    <div className={styles.bar} inert={inert}>
      <div className={styles.group} role="group" aria-label={t('frames')}>
        <Button
          look="ghost"
          square
          disabled={!context.ready}
          aria-label={playing ? t('pause') : t('play')}
          onClick={() => {
            context.clock.toggle();
          }}
        >
          {playing ? <Pause className="icon" aria-hidden /> : <Play className="icon" aria-hidden />}
        </Button>
        {STEPS.map(([id, sign]) => (
          <Act key={id} id={id} context={context} className={`mono ${styles.step ?? ''}`}>
            {sign}
          </Act>
        ))}
        {sound && <SoundControl />}
        <TickSwitch />
      </div>
      <div className={styles.group}>
        <BreakpointButton context={context} />
        <Act id="note" context={context}>
          <MessageSquareText className="icon" aria-hidden />
          <span className={styles.word}>{t('note')}</span>
        </Act>
      </div>
      <Refused context={context} />
      <div className={cx(styles.group, styles.ways)} role="group" aria-label={t('addPresses')}>
        <Act id="record" context={context} look="plain">
          <Circle className={styles.record} size={12} aria-hidden />
          {t('record')}
        </Act>
        <Act id="type" context={context} look="plain">
          <Type className="icon" aria-hidden />
          {t('typeIt')}
        </Act>
        <Act id="replay" context={context} look="plain">
          <FileInput className="icon" aria-hidden />
          {t('importSlp')}
        </Act>
      </div>
      <div className={styles.group}>
        <MoreMenu context={context} />
        <Button
          size="s"
          look="ghost"
          aria-pressed={view === 'list'}
          onClick={() => {
            onView(view === 'list' ? 'lanes' : 'list');
          }}
        >
          {t('list')}
        </Button>
      </div>
    </div>
  );
}

/** What could not be done; screen readers hear it where all that is done is told. */
function Refused({ context }: Pick<Props, 'context'>) {
  return (
    <span className={styles.refused} aria-hidden>
      {useEditing(context.editing).refused}
    </span>
  );
}

interface ActProps {
  readonly id: string;
  readonly context: EditorContext;
  readonly look?: 'ghost' | 'plain';
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** A button of an action of the table. */
export function Act({ id, context, look = 'ghost', className, children }: ActProps) {
  const state = useEditing(context.editing);
  const action = editorAction(id);
  const keys = action.keys?.[0];
  return (
    <Button
      size="s"
      look={look}
      className={className}
      disabled={!action.enabled(context, state)}
      aria-label={action.label}
      data-tip={keys === undefined ? action.label : `${action.label} (${capsOf(keys).join(' ')})`}
      onClick={() => {
        action.run(context);
      }}
    >
      {children}
    </Button>
  );
}

function BreakpointButton({ context }: Pick<Props, 'context'>) {
  const frame = useStillFrame(context.clock);
  const { history } = useEditing(context.editing);
  return (
    <Button
      size="s"
      look="ghost"
      disabled={!context.ready}
      aria-label={t('breakpoint')}
      aria-pressed={history.now.breakpoints.includes(frame)}
      data-tip={t('playbackWaitsHere')}
      onClick={() => {
        editorAction('breakpoint').run(context);
      }}
    >
      <OctagonPause className="icon" aria-hidden />
      <span className={styles.word}>{t('breakpoint')}</span>
    </Button>
  );
}

function MoreMenu({ context }: Pick<Props, 'context'>) {
  const state = useEditing(context.editing);
  const count = state.selection.size;
  return (
    <Menu
      align="end"
      side="top"
      button={
        <Button size="s" look="ghost" disabled={!context.ready}>
          {count === 0 ? t('more') : t('selected', { count })}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    >
      {EDITOR_ACTIONS.filter(({ group }) => group === 'Selection' || group === 'Everything').map((action) => (
        <MenuItem
          key={action.id}
          late
          disabled={!action.enabled(context, state)}
          onSelect={() => {
            action.run(context);
          }}
        >
          <span className={styles.words}>{action.label}</span>
          {action.keys?.[0] !== undefined && <kbd className={styles.key}>{capsOf(action.keys[0]).join(' ')}</kbd>}
        </MenuItem>
      ))}
    </Menu>
  );
}
