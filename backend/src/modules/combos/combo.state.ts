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
  type EventOf,
  type KnownEvent,
} from '@combolab/contracts';
import { onceThere, type Evolve } from '../../commands/decider.js';

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
  /** The `contentVersion` that an admin last vouched for; absent where none did. */
  readonly verifiedVersion?: number;
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

function added({ data, version, time }: KnownEvent<typeof ComboAdded.type>): ComboState {
  const { comboId: _, authorId, video, ...content } = data;
  return {
    authorId,
    content,
    video,
    contentVersion: version,
    verified: false,
    deleted: false,
    createdAt: time,
    preview: { generation: 1, state: 'waiting' },
  };
}

const previewed = (combo: ComboState, preview: Partial<ComboState['preview']>): ComboState => ({
  ...combo,
  preview: { ...combo.preview, ...preview },
});

/** null before `combo.added`. */
export const comboOn: Evolve<ComboState | null> = {
  [ComboAdded.type]: (_, event) => added(event),
  ...onceThere<ComboState>({
    [ComboEdited.type]: (combo, { data: { comboId: _, ...content }, version }) => ({
      ...combo,
      content,
      contentVersion: version,
    }),
    [ComboVerified.type]: (combo) => ({ ...combo, verified: true, verifiedVersion: combo.contentVersion }),
    [ComboUnverified.type]: (combo) => ({ ...combo, verified: false }),
    [ComboHidden.type]: (combo) => ({ ...combo, hidden: true }),
    [ComboRestored.type]: ({ hidden: _, ...shown }) => shown,
    [ComboDeleted.type]: (combo) => ({ ...combo, deleted: true }),
    [PreviewRequested.type]: (combo, { data: { generation } }) => previewed(combo, { generation, state: 'waiting' }),
    [PreviewReady.type]: (combo, { data: { frames } }) => previewed(combo, { state: 'ready', frames }),
    [PreviewFailed.type]: (combo) => previewed(combo, { state: 'failed' }),
  }),
};
