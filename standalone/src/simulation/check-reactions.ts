import { comboDecider, fold } from '@combolab/backend/domain';
import {
  CommentAdded,
  decodeKnown,
  NotificationGiven,
  PreviewFailed,
  PreviewReady,
  streams,
  type KnownEvent,
} from '@combolab/contracts';
import { FAR_CLOCK, TURNED_CLOCK } from './chaos.js';
import type { Ended } from './invariants.js';

const ENDS: readonly string[] = [PreviewReady.type, PreviewFailed.type];

/** What followed from the log too often, or not at all. */
export function brokenByReactions({ site, pages }: Ended): readonly string[] {
  const { entries } = site.machine.log;
  if (entries === null) return ['reactions: the log is not open'];
  const events = entries.all.map(entries.event);
  const known = events.map(decodeKnown).filter((event) => event !== null);
  const { counts } = site.machine;
  // a job that was put off while the clock was ahead waits until the clock is there again
  const mayWait = counts.of(FAR_CLOCK) + counts.of(TURNED_CLOCK) > 0;
  const comboIds = [...new Set(pages.map(({ comboId }) => comboId))];
  const previews = comboIds.flatMap((comboId) => {
    const own = events.filter(({ subject }) => subject === streams.combo(comboId));
    if (fold(comboDecider, own) === null) return [];
    const ended = own.filter(({ type }) => ENDS.includes(type)).length;
    return ended === 1 || (ended === 0 && mayWait)
      ? []
      : [`reactions: the preview of ${comboId} ended ${String(ended)} times`];
  });
  // of what seems to be long past nobody is told
  const isTold = counts.of(FAR_CLOCK) === 0;
  return [...previews, ...brokenNotifications(known, isTold)];
}

/** Who shared a combo is told of each comment once; of one that was out of sight when somebody looked, at most once. */
function brokenNotifications(events: readonly KnownEvent[], isTold: boolean): readonly string[] {
  const told = new Map<string, number>();
  for (const event of events) {
    if (event.type !== NotificationGiven.type) continue;
    const { commentId = '' } = event.data;
    told.set(commentId, (told.get(commentId) ?? 0) + 1);
  }
  const hidden = new Set(events.filter(({ type }) => type === 'combo.hidden').map(({ subject }) => subject));
  return events.flatMap((event) => {
    if (event.type !== CommentAdded.type) return [];
    const { commentId, comboId, userId } = event.data;
    const times = told.get(commentId) ?? 0;
    const most = userId === 'user-0' ? 0 : 1;
    const least = isTold && !hidden.has(streams.combo(comboId)) ? most : 0;
    return times >= least && times <= most
      ? []
      : [`reactions: comment ${commentId} was told of ${String(times)} times`];
  });
}
