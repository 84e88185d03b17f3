import type { Keys } from '../../../shared/keys/keys.js';
import { always, type EditorAction, type EditorContext } from './editor-action.js';
import { t } from '../texts.js';

const step = (id: string, frames: number, ...keys: Keys[]): EditorAction => ({
  id,
  group: 'Clip',
  label: t(frames < 0 ? 'framesBack' : 'framesForward', { count: Math.abs(frames) }),
  keys,
  enabled: always,
  run: ({ clock }) => {
    clock.step(frames);
  },
});

/** Ways through the clip. */
export const clipActions: readonly EditorAction[] = [
  {
    id: 'play',
    group: 'Clip',
    label: t('playAndPause'),
    keys: [{ key: ' ' }, { key: 'k' }],
    enabled: always,
    run: ({ clock }) => {
      clock.toggle();
    },
  },
  step('back-20', -20, { key: 'ArrowLeft', ctrl: true }),
  step('back-5', -5, { key: 'ArrowLeft', shift: true }),
  step('back-1', -1, { key: 'ArrowLeft' }, { key: ',' }),
  step('forward-1', 1, { key: 'ArrowRight' }, { key: '.' }),
  step('forward-5', 5, { key: 'ArrowRight', shift: true }),
  step('forward-20', 20, { key: 'ArrowRight', ctrl: true }),
  {
    id: 'start',
    group: 'Clip',
    label: t('toTheFirstFrame'),
    keys: [{ key: 'Home' }],
    enabled: always,
    run: ({ clock }) => {
      clock.step(-Infinity);
    },
  },
  {
    id: 'end',
    group: 'Clip',
    label: t('toTheLastFrame'),
    keys: [{ key: 'End' }],
    enabled: always,
    run: ({ clock }) => {
      clock.step(Infinity);
    },
  },
  {
    id: 'next-press',
    group: 'Clip',
    label: t('toTheNextPress'),
    keys: [{ key: 'n' }],
    enabled: always,
    run: (context) => {
      goToPress(context, 1);
    },
  },
  {
    id: 'previous-press',
    group: 'Clip',
    label: t('toThePressBefore'),
    keys: [{ key: 'N', shift: true }],
    enabled: always,
    run: (context) => {
      goToPress(context, -1);
    },
  },
];

function goToPress({ editing, clock }: EditorContext, direction: 1 | -1): void {
  const starts = editing.track.presses.map(({ start }) => start);
  const next =
    direction === 1 ? starts.find((start) => start > clock.frame) : starts.findLast((start) => start < clock.frame);
  if (next !== undefined) clock.step(next - clock.frame);
}
