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
  /** Whose picture stands for the combo, in frames of 1/60 s; a third of the clip where absent. */
  readonly pictureFrame?: number;
  /** What is to be made alone, ahead of the rest; everything where absent. */
  readonly stage?: PreviewStage;
  /** What it is recorded under; absent where it is not. */
  readonly traceparent?: string;
}

const STAGES = ['thumbnail', 'playable'] as const;

/** What viewers need before the rest: a picture, and something that every browser plays. */
export type PreviewStage = (typeof STAGES)[number];

/** What was made of a stage: result of its `preview` job. */
export interface StageResult {
  readonly thumbnailKey?: string;
  /** The smallest rendition. */
  readonly rendition?: Rendition;
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

/** Job id of a combo's preview or of a stage of it; asking again for the same generation changes nothing. */
export const previewJobId = (comboId: string, generation: number, stage?: PreviewStage): string =>
  ['preview', comboId, String(generation), ...(stage === undefined ? [] : [stage])].join(':');

/** The payload as written by {@link PreviewJob}'s author; null when it is something else. */
export function toPreviewJob(payload: unknown): PreviewJob | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const { comboId, generation, sourceKey, authorId, pictureFrame, stage, traceparent } = payload as Partial<
    Record<keyof PreviewJob, unknown>
  >;
  const fits =
    typeof comboId === 'string' &&
    typeof generation === 'number' &&
    typeof sourceKey === 'string' &&
    typeof authorId === 'string';
  const known = STAGES.find((each) => each === stage);
  if (!fits || known !== stage) return null;
  return {
    ...{ comboId, generation, sourceKey, authorId },
    ...(typeof pictureFrame === 'number' && { pictureFrame }),
    ...(known !== undefined && { stage: known }),
    ...(typeof traceparent === 'string' && { traceparent }),
  };
}
