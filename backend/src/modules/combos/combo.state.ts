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
  PreviewRequested,
  type EventDefinition,
  type EventOf,
  type RecordedEvent,
} from '@combolab/contracts';

export type ComboContent = Omit<EventOf<typeof ComboEdited>['data'], 'comboId'>;
export type StoredVideoData = EventOf<typeof ComboAdded>['data']['video'];

/** What the stream `combo/<id>` amounts to. */
export interface ComboState {
  readonly authorId: string;
  readonly content: ComboContent;
  readonly video: StoredVideoData;
  /** Version of the last event that changed the content. */
  readonly contentVersion: number;
  readonly verified: boolean;
  readonly deleted: boolean;
  /** An admin took it out of sight. */
  readonly hidden?: true;
  readonly createdAt: string;
  readonly preview: { readonly generation: number; readonly state: 'waiting' | 'ready' | 'failed' };
}

export const comboEvents = [
  ComboAdded,
  ComboEdited,
  ComboVerified,
  ComboUnverified,
  ComboHidden,
  ComboRestored,
  ComboDeleted,
  PreviewRequested,
  PreviewReady,
  PreviewFailed,
] as unknown as readonly EventDefinition[];

function added(event: RecordedEvent): ComboState {
  const { comboId: _, authorId, video, ...content } = event.data as EventOf<typeof ComboAdded>['data'];
  return {
    authorId,
    content,
    video,
    contentVersion: event.version,
    verified: false,
    deleted: false,
    createdAt: event.time,
    preview: { generation: 1, state: 'waiting' },
  };
}

/** null before `combo.added`. */
export function evolveCombo(state: ComboState | null, event: RecordedEvent): ComboState | null {
  if (event.type === ComboAdded.type) return added(event);
  if (state === null) return null;
  switch (event.type) {
    case ComboEdited.type: {
      const { comboId: _, ...content } = event.data as EventOf<typeof ComboEdited>['data'];
      return { ...state, content, contentVersion: event.version };
    }
    case ComboVerified.type:
      return { ...state, verified: true };
    case ComboUnverified.type:
      return { ...state, verified: false };
    case ComboHidden.type:
      return { ...state, hidden: true };
    case ComboRestored.type: {
      const { hidden: _, ...shown } = state;
      return shown;
    }
    case ComboDeleted.type:
      return { ...state, deleted: true };
    case PreviewRequested.type: {
      const { generation } = event.data as EventOf<typeof PreviewRequested>['data'];
      return { ...state, preview: { generation, state: 'waiting' } };
    }
    case PreviewReady.type:
      return { ...state, preview: { ...state.preview, state: 'ready' } };
    case PreviewFailed.type:
      return { ...state, preview: { ...state.preview, state: 'failed' } };
    default:
      return state;
  }
}
