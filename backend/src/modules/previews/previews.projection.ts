import {
  ComboAdded,
  PreviewFailed,
  PreviewReady,
  PreviewRequested,
  PreviewStaged,
  type EventOf,
  type KnownEvent,
  type RecordedEvent,
} from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Collection, type Views } from '@combolab/platform';
import { decodedOf, evolve, onceThere, type Evolve } from '../../commands/decider.js';
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
  /** Absent where it is not known. */
  readonly sound?: Ready['sound'];
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly streamVersion: number;
}

export const previewsCollection: Collection<PreviewDoc> = { name: 'previews', projection: 'previews', indexes: [] };

const NO_FILES = { problem: null, renditions: [], previewKey: null, thumbnailKey: null };

/** What was made goes before it is made anew. */
const withoutFiles = ({ scrub: _, sound: __, ...doc }: PreviewDoc): PreviewDoc => ({ ...doc, ...NO_FILES });

/** The preview of a combo that has just been added. @param streamVersion version of that event */
export function unmade({ playableKey, width, height, frames }: StoredVideoData, streamVersion = 1): PreviewDoc {
  return { state: 'waiting', generation: 1, ...NO_FILES, playableKey, width, height, frames, streamVersion };
}

const docOn: Evolve<PreviewDoc | null> = {
  [ComboAdded.type]: (_, { data, version }) => unmade(data.video, version),
  ...onceThere<PreviewDoc>({
    [PreviewRequested.type]: (doc, { data: { generation }, version: streamVersion }) => ({
      ...withoutFiles(doc),
      ...{ state: 'waiting', generation, streamVersion },
    }),
    [PreviewStaged.type]: (doc, { data: { thumbnailKey, rendition }, version: streamVersion }) => ({
      ...doc,
      ...(thumbnailKey !== undefined && { thumbnailKey }),
      ...(rendition !== undefined && { renditions: [rendition] }),
      streamVersion,
    }),
    [PreviewReady.type]: (
      { scrub: _, sound: __, ...doc },
      { data: { comboId: ___, generation: ____, ...made }, version },
    ) => ({
      ...doc,
      ...{ state: 'ready', problem: null },
      ...made,
      streamVersion: version,
    }),
    [PreviewFailed.type]: (doc, { data: { problem }, version: streamVersion }) => ({
      ...doc,
      ...{ state: 'failed', problem, streamVersion },
    }),
  }),
};

const KINDS = [
  ComboAdded.type,
  PreviewRequested.type,
  PreviewStaged.type,
  PreviewReady.type,
  PreviewFailed.type,
] as const;

/** What the view holds once it has applied these events of a combo's stream; null before the first. */
export const previewDocOf = (events: readonly RecordedEvent[]): PreviewDoc | null =>
  decodedOf(KINDS, events).reduce<PreviewDoc | null>((doc, event) => evolve(docOn, doc, event) ?? doc, null);

async function apply(event: KnownEvent<(typeof KINDS)[number]>, views: Views): Promise<void> {
  const { comboId } = event.data;
  const before = (await views.get(previewsCollection, comboId))?.doc ?? null;
  if (before !== null && before.streamVersion >= event.version) return;
  const after = evolve(docOn, before, event);
  if (after === null) return;
  const { from, to } = await views.put(previewsCollection, comboId, after);
  if (event.type !== ComboAdded.type) views.announce(previewMessage(comboId, after, from, to));
}

/** State and files of each combo's preview. */
export const previewsProjection = defineProjection({
  name: 'previews',
  version: 2,
  collections: [previewsCollection],
  on: onEach(KINDS, apply),
  reads: ({ data }) => [readOf(previewsCollection, data.comboId)],
});
