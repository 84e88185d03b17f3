import {
  rooms,
  type ComboCard,
  type PreviewStage,
  type ScrubSheet,
  type StoredScrubSheet,
  type ViewMessage,
  type ViewVersion,
} from '@combolab/contracts';
import type { Job } from '@combolab/platform';
import { fileAddress } from '../files/file-address.js';
import type { PreviewDoc } from './previews.projection.js';

export type PreviewView = Pick<
  ComboCard,
  'previewState' | 'videoFile' | 'renditions' | 'preview' | 'thumbnail' | 'scrub' | 'sound' | 'frames'
>;

/** Deduplicates: one job per combo, generation and stage; without a stage the one that makes everything. */
export const previewJobId = (comboId: string, generation: number, stage?: PreviewStage): string =>
  ['preview', comboId, String(generation), ...(stage === undefined ? [] : [stage])].join(':');

const address = (key: string | null): string | null => (key === null ? null : fileAddress(key));

const sheetAt = ({ key, ...layout }: StoredScrubSheet): ScrubSheet => ({ src: fileAddress(key), ...layout });

function stateOf(doc: PreviewDoc, job: Job | null): ComboCard['previewState'] {
  if (doc.state === 'ready') return { state: 'ready', percent: 100 };
  if (doc.state === 'failed')
    return { state: 'failed', percent: 0, problem: doc.problem ?? 'The preview could not be made.' };
  return job?.state === 'working' ? { state: 'working', percent: job.percent } : { state: 'waiting', percent: 0 };
}

/** What viewers get of a preview; `job` tells how far the work is. */
export function previewView(doc: PreviewDoc, job: Job | null): PreviewView {
  const made = doc.renditions.map(({ key, width, height }) => ({ src: fileAddress(key), width, height }));
  const playable =
    doc.playableKey === null ? [] : [{ src: fileAddress(doc.playableKey), width: doc.width, height: doc.height }];
  const renditions = made.length > 0 ? made : playable;
  return {
    previewState: stateOf(doc, job),
    videoFile: renditions[0]?.src ?? null,
    renditions,
    preview: address(doc.previewKey),
    thumbnail: address(doc.thumbnailKey),
    ...(doc.scrub !== undefined && { scrub: sheetAt(doc.scrub) }),
    ...(doc.sound !== undefined && { sound: doc.sound }),
    frames: doc.frames,
  };
}

/** The room part `preview`. */
export function previewMessage(comboId: string, doc: PreviewDoc, from: ViewVersion, to: ViewVersion): ViewMessage {
  const { frames: _, ...view } = previewView(doc, null);
  return { room: rooms.combo(comboId), part: 'preview', from, to, ...view };
}
