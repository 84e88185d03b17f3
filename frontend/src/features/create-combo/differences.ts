import {
  findFighter,
  findGame,
  framesOfSticks,
  gameOrDefault,
  rangeWords,
  type Action,
  type FrameNote,
} from '@combolab/contracts';
import { conditionsInWords } from '../../shared/terms/conditions.js';
import { sourceWords } from '../../shared/combos/source-words.js';
import { sticksOf } from '../../shared/sticks/stick-grid.js';
import type { ComboForm } from './combo-form.js';
import { t } from './texts.js';

export interface Version extends ComboForm {
  readonly actions: readonly Action[];
  readonly notes?: readonly FrameNote[];
  readonly sticks?: string;
}

/** One thing two versions say differently. */
export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

const sampledFrames = (sticks: string): number => {
  const read = sticksOf(sticks);
  return read === null ? 0 : framesOfSticks(read);
};
const nameOf = (id: string): string => findFighter(id)?.name ?? id;
const rows: readonly (readonly [label: string, show: (version: Version) => string])[] = [
  [t('name'), ({ name }) => name],
  [t('game'), ({ gameId }) => findGame(gameId)?.name ?? ''],
  [t('attacker'), ({ attacker }) => nameOf(attacker)],
  [t('defenders'), ({ defenders }) => defenders.map(nameOf).join(', ')],
  [t('comboType'), ({ tags }) => tags.join(', ')],
  [
    t('worksFrom'),
    ({ gameId, percentRange }) =>
      percentRange === null ? t('notSaidHere') : rangeWords(gameOrDefault(gameId).scale, percentRange),
  ],
  [t('testedOn'), ({ patch }) => (patch === '' ? t('notSaidHere') : patch)],
  [t('source'), ({ source }) => (source === null ? t('notSaidHere') : sourceWords(source))],
  [t('conditions'), ({ conditions }) => conditionsInWords(conditions).join(', ')],
  [t('moves'), ({ moves }) => moves.map(({ frame, move }) => t('moveOn', { move, frame })).join(', ')],
  [t('notes'), ({ notes = [] }) => notes.map(({ frame, text }) => `${String(frame)}: ${text}`).join(', ')],
  [
    t('sticks'),
    ({ sticks }) => (sticks === undefined ? t('notSampled') : t('sampledOnFrames', { count: sampledFrames(sticks) })),
  ],
  [t('description'), ({ description }) => description],
];

/** What two versions of a combo say differently, in words. */
export function differences(mine: Version, theirs: Version): readonly Difference[] {
  const texts = rows
    .map(([label, show]) => ({ label, mine: show(mine), theirs: show(theirs) }))
    .filter((row) => row.mine !== row.theirs);
  if (JSON.stringify(mine.actions) === JSON.stringify(theirs.actions)) return texts;
  return [
    ...texts,
    {
      label: t('presses'),
      mine: t('onFrames', { count: mine.actions.length }),
      theirs: t('onFrames', { count: theirs.actions.length }),
    },
  ];
}
