import {
  ComboAdded,
  PreviewFailed,
  PreviewReady,
  PreviewRequested,
  type EventOf,
  type RecordedEvent,
} from '@combolab/contracts';
import { readOf, type Collection, type Projection } from '@combolab/platform';
import { handledOf } from '../../commands/decider.js';
import type { StoredVideoData } from '../combos/combo.state.js';
import { previewMessage } from './preview-view.js';

type Ready = EventOf<typeof PreviewReady>['data'];

/** What there is to watch of a combo, by blob key. */
export interface PreviewDoc {
  readonly state: 'waiting' | 'ready' | 'failed';
  readonly generation: number;
  readonly problem: string | null;
  /** Playable copy of the original, until there are renditions. */
  readonly playableKey: string | null;
  readonly renditions: Ready['renditions'];
  readonly previewKey: string | null;
  readonly thumbnailKey: string | null;
  /** Absent where none was made. */
  readonly scrub?: Ready['scrub'];
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly streamVersion: number;
}

export const previewsCollection: Collection<PreviewDoc> = { name: 'previews', projection: 'previews', indexes: [] };

/** The preview of a combo that has just been added. @param streamVersion version of that event */
export function unmade({ playableKey, width, height, frames }: StoredVideoData, streamVersion = 1): PreviewDoc {
  const none = { problem: null, renditions: [], previewKey: null, thumbnailKey: null };
  return { state: 'waiting', generation: 1, ...none, playableKey, width, height, frames, streamVersion };
}

function next(before: PreviewDoc | null, event: RecordedEvent): PreviewDoc | null {
  const streamVersion = event.version;
  if (event.type === ComboAdded.type) {
    return unmade((event.data as EventOf<typeof ComboAdded>['data']).video, streamVersion);
  }
  if (before === null) return null;
  if (event.type === PreviewReady.type) {
    const { comboId: _, generation: __, ...made } = event.data as Ready;
    const { scrub: ___, ...kept } = before;
    return { ...kept, state: 'ready', problem: null, ...made, streamVersion };
  }
  if (event.type === PreviewFailed.type) {
    return {
      ...before,
      state: 'failed',
      problem: (event.data as EventOf<typeof PreviewFailed>['data']).problem,
      streamVersion,
    };
  }
  const { generation } = event.data as EventOf<typeof PreviewRequested>['data'];
  return { ...before, state: 'waiting', generation, problem: null, streamVersion };
}

const handles = [ComboAdded, PreviewRequested, PreviewReady, PreviewFailed];

/** What the view holds once it has applied these events of a combo's stream; null before the first. */
export const previewDocOf = (events: readonly RecordedEvent[]): PreviewDoc | null =>
  handledOf(handles, events).reduce<PreviewDoc | null>((doc, event) => next(doc, event) ?? doc, null);

/** State and files of each combo's preview. */
export const previewsProjection: Projection = {
  name: 'previews',
  version: 1,
  collections: [previewsCollection],
  handles,
  reads: ({ data }) => [readOf(previewsCollection, (data as { comboId: string }).comboId)],
  async apply(event, views) {
    const { comboId } = event.data as { comboId: string };
    const before = (await views.get(previewsCollection, comboId))?.doc ?? null;
    if (before !== null && before.streamVersion >= event.version) return;
    const after = next(before, event);
    if (after === null) return;
    const { from, to } = await views.put(previewsCollection, comboId, after);
    if (event.type !== ComboAdded.type) views.announce(previewMessage(comboId, after, from, to));
  },
};
