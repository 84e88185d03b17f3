import {
  GuideCreated,
  GuideDeleted,
  GuideHidden,
  GuidePublished,
  GuideRestored,
  GuideUnpublished,
  type NewEvent,
} from '@combolab/contracts';
import type { Decider } from '../../commands/decider.js';
import { refuse } from '../../problems.js';
import { editsOf, type GuideChanges } from './guide-save.js';
import { guideOn, type GuideState } from './guide.state.js';

interface Of {
  /** Who commands. */
  readonly userId: string;
  readonly guideId: string;
}

export type GuideCommand =
  | ({ readonly type: 'create'; readonly sectionId: number } & Of)
  | ({
      readonly type: 'save';
      readonly changes: GuideChanges;
      readonly baseVersion: number | null;
      /** Combos that do not exist (any more), of those in the guide and in the changes. */
      readonly gone: ReadonlySet<string>;
    } & Of)
  | ({ readonly type: 'hide' | 'restore' } & Of)
  | ({ readonly type: 'delete' } & Of);

/** @throws RefusedError 404 when there is no such guide */
export function existingGuide(state: GuideState | null): GuideState {
  if (state === null || state.deleted) throw refuse.notFound('guide');
  return state;
}

/** @throws RefusedError 403 for a published guide of somebody else; 404 for a draft or a hidden one, which must not be known of */
export function ownGuide(state: GuideState | null, userId: string): GuideState {
  const guide = existingGuide(state);
  if (guide.authorId === userId) return guide;
  throw guide.isPublished && guide.hidden !== true
    ? refuse.notYours('Only its author can change this guide.')
    : refuse.notFound('guide');
}

function save(state: GuideState | null, command: Extract<GuideCommand, { type: 'save' }>): readonly NewEvent[] {
  const { userId, guideId, changes, baseVersion, gone } = command;
  const guide = ownGuide(state, userId);
  if (baseVersion !== null && baseVersion !== guide.contentVersion)
    throw refuse.stale({ contentVersion: guide.contentVersion });
  const { events, isPublished } = editsOf(guide, { userId, guideId }, changes, gone);
  if (isPublished === guide.isPublished) return events;
  return [...events, (isPublished ? GuidePublished : GuideUnpublished)({ userId, guideId })];
}

/** Rules of one guide. */
export const guideDecider: Decider<GuideState | null, GuideCommand> = {
  initial: null,
  on: guideOn,
  keepsSnapshots: true,
  decide(state, command) {
    const { userId, guideId } = command;
    switch (command.type) {
      case 'create':
        return state === null ? [GuideCreated({ userId, guideId, sectionId: command.sectionId })] : [];
      case 'save':
        return save(state, command);
      case 'hide':
        return existingGuide(state).hidden === true ? [] : [GuideHidden({ guideId })];
      case 'restore':
        return existingGuide(state).hidden === true ? [GuideRestored({ guideId })] : [];
      case 'delete':
        ownGuide(state, userId);
        return [GuideDeleted({ userId, guideId })];
    }
  },
};
