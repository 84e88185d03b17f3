import type { SheetLayout } from '../plan/scrub-sheet.js';

/** Kind of the jobs this worker leases. */
export const PREVIEW_KIND = 'preview';

/** What is asked for: payload of a `preview` job. */
export interface PreviewJob {
  readonly comboId: string;
  readonly generation: number;
  /** Blob key of the uploaded clip. */
  readonly sourceKey: string;
  readonly authorId: string;
}

export interface Rendition {
  /** Blob key. */
  readonly key: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** What was made: result of a `preview` job. */
export interface PreviewResult {
  /** The study rendition first, smaller ones after it. */
  readonly renditions: readonly Rendition[];
  readonly previewKey: string;
  readonly thumbnailKey: string;
  /** Pictures of the whole clip in one, by blob key. */
  readonly scrub: SheetLayout & { readonly key: string };
  /** Size of the source as shown, pixels. */
  readonly width: number;
  readonly height: number;
  /** Frames of the study rendition, 60 a second. */
  readonly frames: number;
  /** Pictures per second of the source, on average. */
  readonly sourceFps: number;
  /** Whether there is anything to hear in the renditions. */
  readonly sound: boolean;
}

/** Job id of a combo's preview; asking again for the same generation changes nothing. */
export const previewJobId = (comboId: string, generation: number): string => `preview:${comboId}:${String(generation)}`;

/** The payload as written by {@link PreviewJob}'s author; null when it is something else. */
export function toPreviewJob(payload: unknown): PreviewJob | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const { comboId, generation, sourceKey, authorId } = payload as Partial<Record<keyof PreviewJob, unknown>>;
  const fits =
    typeof comboId === 'string' &&
    typeof generation === 'number' &&
    typeof sourceKey === 'string' &&
    typeof authorId === 'string';
  return fits ? { comboId, generation, sourceKey, authorId } : null;
}
