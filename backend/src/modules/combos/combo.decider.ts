import {
  ComboAdded,
  ComboDeleted,
  ComboEdited,
  ComboHidden,
  ComboRestored,
  ComboUnverified,
  ComboVerified,
  PreviewFailed,
  PreviewReady,
  PreviewStaged,
  PreviewRequested,
  type EventOf,
} from '@combolab/contracts';
import type { Decider } from '../../commands/decider.js';
import { refuse } from '../../problems.js';
import type { ComboChanges } from './combo-content.js';
import { refusePastTheEnd } from './past-the-end.js';
import { isSameContent, outdatesVerification } from './verified-content.js';
import { comboOn, lastFrameOf, type ComboContent, type ComboState } from './combo.state.js';

interface By {
  readonly comboId: string;
  readonly callerId: string;
  readonly isAdmin: boolean;
}

export type ComboCommand =
  | { readonly type: 'add'; readonly data: EventOf<typeof ComboAdded>['data'] }
  | ({ readonly type: 'edit'; readonly changes: ComboChanges; readonly baseVersion: number | null } & By)
  | ({ readonly type: 'verify'; readonly verified: boolean } & By)
  | { readonly type: 'hide' | 'restore'; readonly comboId: string }
  | ({ readonly type: 'delete' } & By)
  | ({ readonly type: 'request-preview' } & By)
  | { readonly type: 'preview-staged'; readonly data: EventOf<typeof PreviewStaged>['data'] }
  | { readonly type: 'preview-ready'; readonly data: EventOf<typeof PreviewReady>['data'] }
  | { readonly type: 'preview-failed'; readonly data: EventOf<typeof PreviewFailed>['data'] };

/** @throws RefusedError 404 when there is no such combo */
export function existing(state: ComboState | null): ComboState {
  if (state === null || state.deleted) throw refuse.notFound('combo');
  return state;
}

function own(state: ComboState | null, { callerId, isAdmin }: By): ComboState {
  const combo = existing(state);
  if (combo.authorId !== callerId && !isAdmin)
    throw refuse.notYours('Only its author or an admin can change this combo.');
  return combo;
}

function edit(state: ComboState | null, command: Extract<ComboCommand, { type: 'edit' }>) {
  const combo = own(state, command);
  if (command.baseVersion !== null && command.baseVersion !== combo.contentVersion) {
    throw refuse.stale({ contentVersion: combo.contentVersion, ...combo.content });
  }
  refusePastTheEnd(command.changes, lastFrameOf(combo));
  const { patch, notes, conditions, sticks, source, ...rest } = { ...combo.content, ...command.changes };
  const content: ComboContent = {
    ...rest,
    ...(notes == null ? {} : { notes }),
    ...(conditions == null ? {} : { conditions }),
    ...(sticks == null ? {} : { sticks }),
    ...(patch == null ? {} : { patch }),
    ...(source == null ? {} : { source }),
  };
  if (isSameContent(content, combo.content)) return [];
  const { comboId } = command;
  const outdated = combo.verified && outdatesVerification(combo.content, content);
  return [ComboEdited({ comboId, ...content }), ...(outdated ? [ComboUnverified({ comboId })] : [])];
}

function requestPreview(state: ComboState | null, command: By) {
  const { preview } = own(state, command);
  return preview.state === 'waiting'
    ? []
    : [PreviewRequested({ comboId: command.comboId, generation: preview.generation + 1 })];
}

/** A result of an older generation, or for a combo that is gone, decides nothing. */
const awaits = (state: ComboState | null, generation: number): boolean =>
  state !== null && !state.deleted && state.preview.state === 'waiting' && state.preview.generation === generation;

/** Rules of one combo: who may change what, and when nothing needs to change. */
export const comboDecider: Decider<ComboState | null, ComboCommand> = {
  initial: null,
  on: comboOn,
  decide(state, command) {
    switch (command.type) {
      case 'add':
        return state === null ? [ComboAdded(command.data)] : [];
      case 'edit':
        return edit(state, command);
      case 'verify': {
        if (!command.isAdmin) throw refuse.notYours('Only an admin can verify a combo.');
        if (existing(state).verified === command.verified) return [];
        return [
          command.verified
            ? ComboVerified({ comboId: command.comboId })
            : ComboUnverified({ comboId: command.comboId }),
        ];
      }
      case 'hide':
        return existing(state).hidden === true ? [] : [ComboHidden({ comboId: command.comboId })];
      case 'restore':
        return existing(state).hidden === true ? [ComboRestored({ comboId: command.comboId })] : [];
      case 'delete':
        own(state, command);
        return [ComboDeleted({ comboId: command.comboId })];
      case 'request-preview':
        return requestPreview(state, command);
      case 'preview-staged':
        return awaits(state, command.data.generation) ? [PreviewStaged(command.data)] : [];
      case 'preview-ready':
        return awaits(state, command.data.generation) ? [PreviewReady(command.data)] : [];
      case 'preview-failed':
        return awaits(state, command.data.generation) ? [PreviewFailed(command.data)] : [];
    }
  },
};
