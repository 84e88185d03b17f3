import type { ComboAdded, ComboEdited, EventOf, KnownEvent, PreviewReady, SearchedCombo } from '@combolab/contracts';

type Added = EventOf<typeof ComboAdded>['data'];
type Edited = EventOf<typeof ComboEdited>['data'];
type Ready = EventOf<typeof PreviewReady>['data'];

/** What there is to watch of a combo, by blob key. */
export interface TruePreview {
  state: 'waiting' | 'ready' | 'failed';
  generation: number;
  problem: string | null;
  renditions: Ready['renditions'];
  previewKey: string | null;
  thumbnailKey: string | null;
  scrub?: Ready['scrub'];
  sound?: Ready['sound'];
  frames: number;
}

/** A combo as its events tell it. */
export interface TrueCombo {
  authorId: string;
  createdAt: string;
  video: Added['video'];
  content: Omit<Edited, 'comboId'>;
  contentVersion: number;
  verified: boolean;
  verifiedVersion?: number;
  deleted: boolean;
  /** Only its author and admins see it. */
  hidden?: true;
  preview: TruePreview;
}

const contentOf = (data: Edited): TrueCombo['content'] => {
  const { name, description, gameId, characterId, characterIds, tags, percentRange, actions } = data;
  const { moves, notes, conditions, sticks, patch, source } = data;
  return {
    name,
    description,
    gameId,
    characterId,
    characterIds,
    tags,
    percentRange,
    actions,
    ...(moves === undefined ? {} : { moves }),
    ...(notes === undefined ? {} : { notes }),
    ...(conditions === undefined ? {} : { conditions }),
    ...(sticks === undefined ? {} : { sticks }),
    ...(patch === undefined ? {} : { patch }),
    ...(source === undefined ? {} : { source }),
  };
};

function added({ data, time, version }: KnownEvent<typeof ComboAdded.type>): TrueCombo {
  const nothing = { problem: null, renditions: [], previewKey: null, thumbnailKey: null };
  return {
    authorId: data.authorId,
    createdAt: time,
    video: data.video,
    content: contentOf(data),
    contentVersion: version,
    verified: false,
    deleted: false,
    preview: { state: 'waiting', generation: 1, ...nothing, frames: data.video.frames },
  };
}

/** What a search looks at of it. */
export const searchedCombo = ({ content, authorId, verified }: TrueCombo): SearchedCombo => ({
  ...content,
  authorId,
  verified,
});

/** Whether it can be found. */
export const isFindable = ({ deleted, hidden }: TrueCombo): boolean => !deleted && hidden !== true;

/** Takes one event of a stream `combo/<id>` in. @returns false when it is none of a combo, or comes before `combo.added` */
export function tellCombo(combos: Map<string, TrueCombo>, event: KnownEvent): boolean {
  if (event.type === 'combo.added') combos.set(event.data.comboId, added(event));
  const combo = 'comboId' in event.data && event.data.comboId !== null ? combos.get(event.data.comboId) : undefined;
  if (combo === undefined) return false;
  switch (event.type) {
    case 'combo.added':
      return true;
    case 'combo.edited':
      combo.content = contentOf(event.data);
      combo.contentVersion = event.version;
      return true;
    case 'combo.verified':
    case 'combo.unverified':
      combo.verified = event.type === 'combo.verified';
      if (combo.verified) combo.verifiedVersion = combo.contentVersion;
      return true;
    case 'combo.hidden':
      combo.hidden = true;
      return true;
    case 'combo.restored':
      delete combo.hidden;
      return true;
    case 'combo.deleted':
      combo.deleted = true;
      return true;
    default:
      return tellPreview(combo.preview, event);
  }
}

function tellPreview(preview: TruePreview, event: KnownEvent): boolean {
  switch (event.type) {
    case 'preview.requested': {
      const { generation } = event.data;
      delete preview.scrub;
      delete preview.sound;
      const nothing = { problem: null, renditions: [], previewKey: null, thumbnailKey: null };
      Object.assign(preview, { state: 'waiting', generation, ...nothing });
      return true;
    }
    case 'preview.staged': {
      const { thumbnailKey, rendition } = event.data;
      if (thumbnailKey !== undefined) preview.thumbnailKey = thumbnailKey;
      if (rendition !== undefined) preview.renditions = [rendition];
      return true;
    }
    case 'preview.ready': {
      const { comboId: _, generation: __, ...made } = event.data;
      delete preview.scrub;
      delete preview.sound;
      Object.assign(preview, { state: 'ready', problem: null, ...made });
      return true;
    }
    case 'preview.failed':
      preview.state = 'failed';
      preview.problem = event.data.problem;
      return true;
    default:
      return false;
  }
}

/** Every file the combo is made of, once. */
export function filesOf({ video, preview }: TrueCombo): ReadonlySet<string> {
  const { previewKey, thumbnailKey, scrub, renditions } = preview;
  const keys = [video.sourceKey, video.playableKey, previewKey, thumbnailKey, scrub?.key ?? null];
  return new Set([...keys, ...renditions.map(({ key }) => key)].filter((key) => key !== null));
}
