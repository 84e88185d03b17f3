import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { nameStream } from '@combolab/backend/domain';
import {
  ComboAdded,
  NameClaimed,
  normaliseActions,
  PreviewReady,
  streams,
  UserRegistered,
  type EventOf,
} from '@combolab/contracts';
import type { Blobs, EventLog } from '@combolab/platform';
import { sheetLayout } from '@combolab/preview-worker';
import type { SampleCombo } from './sample-combo.js';
import { sampleCombos } from './sample-combos.js';
import { sampleFiles } from './sample-files.js';

/** Size of the drawn clips in pixels. */
export const SAMPLE_WIDTH = 960;
export const SAMPLE_HEIGHT = 540;

/** The same in every installation, 22 characters as all ids. */
const fixedId = (text: string): string =>
  createHash('sha256').update(`sample:${text}`).digest().subarray(0, 16).toString('base64url');

/** Who the samples are by. There is no account with this id, so nobody can log in as them. */
export const SAMPLE_AUTHOR = fixedId('author');
const SAMPLE_NAME = 'combolab';
export const sampleComboId = (slug: string): string => fixedId(slug);

const context = (commandId: string) => ({ commandId, actor: null, correlationId: 'samples' });

export type SampleKeys = Readonly<Record<'study' | 'preview' | 'thumbnail' | 'scrub', string>>;

/** Puts a sample's files where combos find them; harmless when they are there. */
export async function storeFiles(blobs: Blobs, slug: string): Promise<SampleKeys> {
  const files = sampleFiles(slug);
  const keys = {
    study: `samples/${slug}/study.mp4`,
    preview: `samples/${slug}/preview.mp4`,
    thumbnail: `samples/${slug}/thumbnail.jpg`,
    scrub: `samples/${slug}/scrub.jpg`,
  };
  for (const part of ['study', 'preview', 'thumbnail', 'scrub'] as const) {
    if ((await blobs.stat(keys[part])) === null) await blobs.put(keys[part], createReadStream(files[part]));
  }
  return keys;
}

/** How the pictures for a sample's seek bar lie. */
export const sampleSheet = ({ frames }: Pick<SampleCombo, 'frames'>) => sheetLayout(frames, { width: 120, height: 68 });

async function addCombo({ log, blobs }: { log: EventLog; blobs: Blobs }, sample: SampleCombo): Promise<void> {
  const comboId = sampleComboId(sample.slug);
  const { study, preview, thumbnail, scrub } = await storeFiles(blobs, sample.slug);
  const { name, description, gameId, characterId, characterIds, tags, percentRange, frames } = sample;
  const data: EventOf<typeof ComboAdded>['data'] = {
    comboId,
    authorId: SAMPLE_AUTHOR,
    ...{ name, description, gameId, characterId },
    characterIds: [...characterIds],
    tags: [...tags],
    percentRange: [...percentRange],
    actions: normaliseActions(sample.actions) as EventOf<typeof ComboAdded>['data']['actions'],
    ...(sample.moves.length > 0 && { moves: [...sample.moves] }),
    video: { sourceKey: study, playableKey: null, width: SAMPLE_WIDTH, height: SAMPLE_HEIGHT, frames },
  };
  const renditions = [{ key: study, width: SAMPLE_WIDTH, height: SAMPLE_HEIGHT }];
  const ready = PreviewReady({
    comboId,
    generation: 1,
    renditions,
    previewKey: preview,
    thumbnailKey: thumbnail,
    scrub: { key: scrub, ...sampleSheet(sample) },
    frames,
  });
  await log.append(streams.combo(comboId), 0, [ComboAdded(data), ready], context(`sample-${sample.slug}`));
}

/** Nobody else may be called as the author of the samples, who is found by that name; installations of older builds have it open. */
async function claimName({ log, secret }: Seeded['ports']): Promise<void> {
  const stream = nameStream(secret, SAMPLE_NAME);
  if ((await log.readStream(stream)).length > 0) return;
  await log.append(stream, 0, [NameClaimed({ userId: SAMPLE_AUTHOR })], context('sample-name'));
}

/** What samples are written to. `idle` resolves when views and index have what was appended. */
export interface Seeded {
  readonly ports: { readonly log: EventLog; readonly blobs: Blobs; readonly secret: string };
  readonly projector: { idle(): Promise<unknown> };
}

/** Fills an installation that has no events yet; the samples bring their files, so they make no jobs. */
export async function seedSamples({ ports, projector }: Seeded, print: (line: string) => void): Promise<void> {
  const { log } = ports;
  if (!log.reached(null, await log.end())) {
    if ((await log.readStream(streams.user(SAMPLE_AUTHOR))).length > 0) await claimName(ports);
    return;
  }
  print(`Adding ${String(sampleCombos.length)} sample combos…`);
  await log.append(
    streams.user(SAMPLE_AUTHOR),
    0,
    [UserRegistered({ userId: SAMPLE_AUTHOR, displayName: SAMPLE_NAME })],
    context('sample-author'),
  );
  await claimName(ports);
  for (const sample of sampleCombos) await addCombo(ports, sample);
  await projector.idle();
}
