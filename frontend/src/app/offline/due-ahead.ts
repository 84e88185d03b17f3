import type { PracticeEntry } from '@combolab/contracts';
import { fetchCombo } from '../../shared/combos/card-api.js';
import { savesData } from '../../shared/lib/saves-data.js';
import { holdsCombo } from '../../shared/offline/kept-answers.js';
import { mayKeep } from '../../shared/offline/to-keep.js';
import type { SharedDispatch } from '../../shared/state.js';
import { askPracticeOf, askPracticeQueue, recordRun } from '../../entities/practice/practice-api.js';
import { handIn } from '../../entities/practice/stored-runs.js';
import { bestRendition, stagePixels } from '../../features/combo/player/rendition.js';

/** So many combos are fetched ahead, those that are due soonest. */
const MOST_AHEAD = 20;

/** Has what a lesson of a combo needs kept, unless it is kept as it is now. */
async function keepAhead(userId: string, { comboId, combo }: PracticeEntry, dispatch: SharedDispatch): Promise<void> {
  if (!(await holdsCombo(userId, comboId, combo.versions.combo))) {
    const fetched = await fetchCombo(comboId, new AbortController().signal);
    if ('error' in fetched) return;
    await dispatch(askPracticeOf({ userId, comboId }));
  }
  const files = [bestRendition(combo, stagePixels()), combo.thumbnail];
  mayKeep({ comboId, files: files.filter((each) => each !== null) });
}

/** Hands in what could not be sent, and has what is due next kept, with its clips, so that it can be practised without a connection. */
export async function keepDueAhead(userId: string, dispatch: SharedDispatch): Promise<void> {
  handIn(userId, (run) => dispatch(recordRun(run)));
  if (savesData()) return;
  const { data = [] } = await dispatch(askPracticeQueue(userId));
  for (const entry of data.slice(0, MOST_AHEAD)) await keepAhead(userId, entry, dispatch);
}
