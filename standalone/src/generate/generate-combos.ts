import { createHash } from 'node:crypto';
import { ComboAdded, FeedbackGiven, PreviewReady, streams, UserRegistered, type NewEvent } from '@combolab/contracts';
import type { Blobs, EventLog } from '@combolab/platform';
import pLimit from 'p-limit';
import { SAMPLE_HEIGHT, SAMPLE_WIDTH, sampleSheet, storeFiles, type SampleKeys } from '../samples/seed-samples.js';
import { plausibleCombos, type PlausibleCombo } from './plausible-combo.js';
import { random, zipf } from './random.js';

export interface GenerateOptions {
  readonly combos: number;
  /** The same seed gives the same combos, people and likes: what is there already is not added again. */
  readonly seed: number;
  /** Likes and dislikes of a combo, on average. */
  readonly likes: number;
  /** Called with how many combos are recorded. */
  readonly onProgress?: (done: number) => void;
}

export interface Generated {
  /** Events that were not there before. */
  readonly events: number;
}

const PEOPLE = 200;
const LIKED_SHARE = 0.85;
/** Appends under way at once: enough for the log to write many with one sync. */
const AT_ONCE = 256;

/** Records plausible combos through the event log; they share the clips of the samples. */
export async function generateCombos(
  { log, blobs }: { readonly log: EventLog; readonly blobs: Blobs },
  { combos, seed, likes, onProgress }: GenerateOptions,
): Promise<Generated> {
  const id = (text: string): string =>
    createHash('sha256')
      .update(`generated:${String(seed)}:${text}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  const draws = random(seed);
  const draw = plausibleCombos(draws);
  const person = zipf(
    Array.from({ length: PEOPLE }, (_, n) => id(`person ${String(n)}`)),
    draws,
  );
  let events = 0;
  const append = async (stream: string, commandId: string, list: readonly NewEvent[]): Promise<void> => {
    const { replayed } = await log.append(stream, 0, list, { commandId, actor: null, correlationId: 'generate' });
    if (!replayed) events += list.length;
  };
  const register = (n: number) => {
    const userId = id(`person ${String(n)}`);
    const displayName = `player${String(seed)}x${String(n)}`;
    return append(streams.user(userId), `generated-${userId}`, [UserRegistered({ userId, displayName })]);
  };
  await Promise.all(Array.from({ length: PEOPLE }, (_, n) => register(n)));
  const files = sharedFiles(blobs);
  const limit = pLimit(AT_ONCE);
  let done = 0;
  let running: Promise<void>[] = [];
  for (let n = 0; n < combos; n += 1) {
    const comboId = id(`combo ${String(n)}`);
    const combo = draw();
    const authorId = person();
    const opinions = new Map<string, 1 | -1>();
    for (let left = draws.below(2 * likes + 1); left > 0; left -= 1)
      opinions.set(person(), draws.chance(LIKED_SHARE) ? 1 : -1);
    running.push(
      limit(async () => {
        const keys = await files(combo.sample.slug);
        await append(streams.combo(comboId), `generated-${comboId}`, comboEvents(comboId, authorId, combo, keys));
        for (const [userId, status] of opinions) {
          const given = FeedbackGiven({ comboId, userId, status });
          await append(streams.feedback(comboId, userId), `generated-${comboId}-${userId}`, [given]);
        }
        done += 1;
        onProgress?.(done);
      }),
    );
    if (running.length < 8 * AT_ONCE) continue;
    await Promise.all(running);
    running = [];
  }
  await Promise.all(running);
  return { events };
}

function sharedFiles(blobs: Blobs): (slug: string) => Promise<SampleKeys> {
  const stored = new Map<string, Promise<SampleKeys>>();
  return (slug) => {
    const keys = stored.get(slug) ?? storeFiles(blobs, slug);
    stored.set(slug, keys);
    return keys;
  };
}

function comboEvents(
  comboId: string,
  authorId: string,
  { sample, content }: PlausibleCombo,
  { study, preview, thumbnail, scrub }: SampleKeys,
): NewEvent[] {
  const { frames } = sample;
  const size = { width: SAMPLE_WIDTH, height: SAMPLE_HEIGHT };
  return [
    ComboAdded({ comboId, authorId, ...content, video: { sourceKey: study, playableKey: null, ...size, frames } }),
    PreviewReady({
      ...{ comboId, generation: 1, renditions: [{ key: study, ...size }] },
      ...{ previewKey: preview, thumbnailKey: thumbnail, frames },
      scrub: { key: scrub, ...sampleSheet(sample) },
    }),
  ];
}
