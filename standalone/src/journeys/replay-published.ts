import { readSticks, type Combo } from '@combolab/contracts';
import { moveLabel } from '@combolab/contracts';
import { moves as slippiMoves } from '@slippi/slippi-js';
import * as recorded from '../testing/drawn-clips/recorded-combos.js';

/** What is published of a combo, in the words of {@link recordedOf}. */
export const publishedOf = (combo: Combo) => ({
  frames: combo.frames,
  percentRange: combo.percentRange,
  presses: recorded.publishedPresses(combo),
  hits: combo.actions.filter(({ breakpoint }) => breakpoint).map(({ frame }) => frame),
  moves: (combo.moves ?? []).map(({ move, percent, damage }) => [moveLabel(move), percent, damage]),
  sticks: [...samplesOf(combo)],
  source: combo.source,
});

function samplesOf({ sticks }: Combo): Iterable<number> {
  const read = readSticks(sticks ?? '');
  if ('problem' in read) throw new Error(read.problem);
  if (read.sticks.from !== 0) throw new Error('the sticks begin later than the clip');
  return read.sticks.samples;
}

/** What slippi-js alone says of it. */
export function recordedOf(combo: recorded.RecordedCombo) {
  const from = recorded.clipBegins(combo);
  const percent = Math.floor(combo.hits[0]?.percent ?? Number.NaN);
  return {
    // 60 frames after the last hit are shown
    frames: combo.end + 60 - from + 1,
    percentRange: [percent, percent],
    presses: recorded.recordedPresses(combo),
    hits: combo.hits.map(({ frame }) => frame - from),
    moves: combo.hits.map(({ moveId, percent: at, damage }) => [slippiMoves.getMoveName(moveId), at, damage]),
    sticks: recorded.recordedSticks(combo),
    source: {
      ...{ kind: 'replay', version: combo.version, stage: combo.stage, killed: combo.killed },
      ...(combo.day !== null && { playedOn: combo.day }),
    },
  };
}
