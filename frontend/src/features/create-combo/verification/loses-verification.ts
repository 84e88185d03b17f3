import { UNVOUCHED_FIELDS } from '@combolab/contracts';
import type { ComboForm } from '../combo-form.js';
import type { Track } from '../track/track.js';

/** All that the editor changes of a combo. */
type Work = ComboForm & Track;

const vouchedFor = (work: Work) =>
  (Object.keys(work) as (keyof Work)[]).filter((field) => !(UNVOUCHED_FIELDS as readonly string[]).includes(field));

/** Whether a verification of the one does not hold for the other, as the server decides it: more than words differ. */
export const losesVerification = (before: Work, now: Work): boolean =>
  vouchedFor({ ...before, ...now }).some((field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]));
