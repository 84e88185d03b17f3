import type { Suspension } from '@combolab/contracts';
import type { UserState } from './user.decider.js';

const DAY_MS = 86_400_000;

/** End of a suspension that begins now. @param now epoch ms */
export const suspensionEnd = (days: number | null, now: number): string | null =>
  days === null ? null : new Date(now + days * DAY_MS).toISOString();

/** What holds somebody back at a moment; null when nothing does. @param now epoch ms */
export const suspensionAt = ({ suspension }: Pick<UserState, 'suspension'>, now: number): Suspension | null =>
  suspension === undefined || (suspension.until !== null && Date.parse(suspension.until) <= now) ? null : suspension;
