import { moveLabel, readSticks, type Action, type Combo } from '@combolab/contracts';
import { moves as slippiMoves } from '@slippi/slippi-js';
import * as recorded from './recorded-combos.js';

/** A combo that was published, or is about to be. */
export type WrittenCombo = Pick<Combo, 'frames' | 'percentRange' | 'moves' | 'sticks' | 'source'> & {
  readonly actions: readonly Action[];
};

/** What is published of a combo, in the words of {@link recordedOf}. */
export const publishedOf = (combo: WrittenCombo) => ({
  frames: combo.frames,
  percentRange: combo.percentRange,
  presses: recorded.publishedPresses(combo),
  hits: combo.actions.filter(({ breakpoint }) => breakpoint).map(({ frame }) => frame),
  moves: (combo.moves ?? []).map(({ move, percent, damage }) => [moveLabel(move), percent, damage]),
  sticks: [...samplesOf(combo)],
  source: combo.source,
});

function samplesOf({ sticks }: WrittenCombo): Iterable<number> {
  const read = readSticks(sticks ?? '');
  if ('problem' in read) throw new Error(read.problem);
  if (read.sticks.from !== 0) throw new Error('the sticks begin later than the clip');
  return read.sticks.samples;
}

/** Moves that slippi-js calls otherwise, by the game's number of them. */
const CALLED: Readonly<Record<number, string>> = {
  ...{ 2: 'Jab 1', 3: 'Jab 2', 4: 'Jab 3', 5: 'Rapid Jab' },
  ...{ 50: 'Get Up Attack', 51: 'Get Up Attack', 52: 'Pummel' },
};

/** What slippi-js alone says of it. */
export function recordedOf(combo: recorded.RecordedCombo) {
  const from = recorded.clipBegins(combo);
  const percent = Math.floor(combo.startPercent);
  return {
    // 60 frames after the last hit are shown, where the game goes on
    frames: Math.min(combo.end + 60, combo.lastFrame) - from + 1,
    percentRange: [percent, percent],
    presses: recorded.recordedPresses(combo),
    hits: combo.hits.map(({ frame }) => frame - from),
    moves: combo.hits.map(({ moveId, percent: at, damage }) => [
      CALLED[moveId] ?? slippiMoves.getMoveName(moveId),
      at,
      damage,
    ]),
    sticks: recorded.recordedSticks(combo),
    source: {
      ...{ kind: 'replay', version: combo.version, stage: combo.stage, killed: combo.killed },
      ...(combo.day !== null && { playedOn: combo.day }),
    },
  };
}
