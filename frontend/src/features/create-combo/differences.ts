import {
  conditionsInWords,
  findFighter,
  findGame,
  framesOfSticks,
  gameOrDefault,
  rangeWords,
  type Action,
  type FrameNote,
} from '@combolab/contracts';
import { sourceWords } from '../../shared/combos/source-words.js';
import { sticksOf } from '../../shared/sticks/stick-grid.js';
import type { ComboForm } from './combo-form.js';

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
  ['Name', ({ name }) => name],
  ['Game', ({ gameId }) => findGame(gameId)?.name ?? ''],
  ['Attacker', ({ attacker }) => nameOf(attacker)],
  ['Defenders', ({ defenders }) => defenders.map(nameOf).join(', ')],
  ['Combo type', ({ tags }) => tags.join(', ')],
  [
    'Works from',
    ({ gameId, percentRange }) =>
      percentRange === null ? 'not said' : rangeWords(gameOrDefault(gameId).scale, percentRange),
  ],
  ['Tested on', ({ patch }) => (patch === '' ? 'not said' : patch)],
  ['Source', ({ source }) => (source === null ? 'not said' : sourceWords(source))],
  ['Conditions', ({ conditions }) => conditionsInWords(conditions).join(', ')],
  ['Moves', ({ moves }) => moves.map(({ frame, move }) => `${move} on ${String(frame)}`).join(', ')],
  ['Notes', ({ notes = [] }) => notes.map(({ frame, text }) => `${String(frame)}: ${text}`).join(', ')],
  [
    'Sticks',
    ({ sticks }) => (sticks === undefined ? 'not sampled' : `sampled on ${String(sampledFrames(sticks))} frames`),
  ],
  ['Description', ({ description }) => description],
];

const countOf = (actions: readonly Action[]): string =>
  `${String(actions.length)} ${actions.length === 1 ? 'frame' : 'frames'}`;

/** What two versions of a combo say differently, in words. */
export function differences(mine: Version, theirs: Version): readonly Difference[] {
  const texts = rows
    .map(([label, show]) => ({ label, mine: show(mine), theirs: show(theirs) }))
    .filter((row) => row.mine !== row.theirs);
  if (JSON.stringify(mine.actions) === JSON.stringify(theirs.actions)) return texts;
  return [...texts, { label: 'Presses', mine: `on ${countOf(mine.actions)}`, theirs: `on ${countOf(theirs.actions)}` }];
}
