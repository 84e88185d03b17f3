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
  readonly preview: {
    readonly generation: number;
    readonly state: 'waiting' | 'ready' | 'failed';
    /** Of the clip as it was made for study; absent before. */
    readonly frames?: number;
  };
}

/** The last frame that presses and comments may name; presses that lie behind the clip, from before this was asked, may stay. */
export const lastFrameOf = ({ video, preview, content }: ComboState): number =>
  Math.max(video.frames, preview.frames ?? 0, content.actions.at(-1)?.frame ?? 0);

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
      return { ...state, preview: { ...state.preview, generation, state: 'waiting' } };
    }
    case PreviewReady.type: {
      const { frames } = event.data as EventOf<typeof PreviewReady>['data'];
      return { ...state, preview: { ...state.preview, state: 'ready', frames } };
    }
    case PreviewFailed.type:
      return { ...state, preview: { ...state.preview, state: 'failed' } };
    default:
      return state;
  }
}
