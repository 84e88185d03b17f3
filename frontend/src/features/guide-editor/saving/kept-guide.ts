import { GUIDE_LEVELS, SECTION_TYPES, type GuideMetaData, type StoredSection } from '@combolab/contracts';
import { isRecord } from '../../../shared/lib/stored-record.js';
import { storedText } from '../../../shared/lib/stored.js';
import { sameContent, type Content } from '../model/content.js';
import { AUTO_SAVE_MS, isUnsaved, refusedAsStale, startSaving, type Saving, type Version } from './saving.js';

/** Unsaved work on a guide, as this browser keeps it. */
interface KeptGuide {
  readonly content: Content;
  /** The version that it began from. */
  readonly baseVersion: number;
  /** Contents that were sent without an answer. */
  readonly sent: readonly Content[];
}

const placeOf = (userId: string, guideId: string) => storedText(`combolab.guide.${userId}.${guideId}`);

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isOneOf = (all: readonly string[], value: unknown): boolean => isText(value) && all.includes(value);

const isSection = (value: unknown): value is StoredSection =>
  isRecord(value) && typeof value['id'] === 'number' && isOneOf(SECTION_TYPES, value['type']) && isText(value['value']);

const isMeta = (value: unknown): value is GuideMetaData =>
  isRecord(value) &&
  isTexts(value['gameTags']) &&
  isTexts(value['fighters']) &&
  typeof value['isPublished'] === 'boolean' &&
  isText(value['previewTitle']) &&
  isText(value['previewSubtitle']) &&
  (value['previewImage'] === null || isText(value['previewImage'])) &&
  (value['level'] === null || isOneOf(GUIDE_LEVELS, value['level']));

const isContent = (value: unknown): value is Content =>
  isRecord(value) &&
  Array.isArray(value['sections']) &&
  value['sections'].length > 0 &&
  value['sections'].every(isSection) &&
  isMeta(value['metaData']);

/** What this browser keeps of a guide; null when it keeps nothing, or nothing that can be read. */
function readKept(userId: string, guideId: string): KeptGuide | null {
  try {
    const kept: unknown = JSON.parse(placeOf(userId, guideId).read() ?? 'null');
    if (!isRecord(kept) || !isContent(kept['content']) || typeof kept['baseVersion'] !== 'number') return null;
    const sent = Array.isArray(kept['sent']) ? kept['sent'].filter(isContent) : [];
    return { content: kept['content'], baseVersion: kept['baseVersion'], sent };
  } catch {
    return null;
  }
}

/** Keeps what is unsaved of a guide in this browser. What another tab keeps of it is not forgotten. */
export class GuideShelf {
  readonly #place;
  #mine: string | null = null;

  constructor(userId: string, guideId: string) {
    this.#place = placeOf(userId, guideId);
    this.#mine = this.#place.read();
  }

  /** Keeps what is unsaved, or forgets it once the server has it. */
  keep(state: Saving): void {
    if (!isUnsaved(state)) {
      this.forget();
      return;
    }
    const { now, saved, sending, unsettled } = state;
    const kept: KeptGuide = {
      content: now,
      baseVersion: saved.version,
      sent: [...(sending === null ? [] : [sending]), ...unsettled].map(({ content }) => content),
    };
    this.#mine = JSON.stringify(kept);
    this.#place.write(this.#mine);
  }

  forget(): void {
    if (this.#mine !== null && this.#place.read() === this.#mine) this.#place.write(null);
    this.#mine = null;
  }
}

/**
 * Where the work on a guide goes on: with what this browser keeps of it, which is saved soon, or is in conflict with
 * what was saved elsewhere meanwhile.
 */
export function resumeSaving(server: Version, kept: KeptGuide | null, at: number): Saving {
  if (kept === null || sameContent(kept.content, server.content)) return startSaving(server);
  const begun: Saving = {
    ...startSaving(server),
    now: kept.content,
    dueAt: at + AUTO_SAVE_MS,
  };
  if (kept.baseVersion === server.version) return begun;
  const unsettled = kept.sent.map((content) => ({ content, key: '' }));
  // what it began from is not kept: only what was sent from here can be told from what others saved
  const unknown = { ...begun, saved: { ...server, version: kept.baseVersion, content: kept.content }, unsettled };
  return refusedAsStale({ ...unknown, sending: { content: kept.content, key: '' } }, server, at);
}

/** The work on a guide as it stands in this browser and at the server. */
export const resumeGuide = (userId: string, guideId: string, server: Version): Saving =>
  resumeSaving(server, readKept(userId, guideId), Date.now());
