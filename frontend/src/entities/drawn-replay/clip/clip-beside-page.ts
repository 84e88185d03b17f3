import { ConvertRefused } from '../../../shared/convert/convert-error.js';
import type { ReplayScene } from '@combolab/drawn-replay';
import type { ClipOptions } from './clip-options.js';
import type { ClipNews } from './clip.worker.js';
import type { EncodedClip } from './encode-clip.js';

const startWorker = (): Worker => new Worker(new URL('./clip.worker.ts', import.meta.url), { type: 'module' });

/**
 * Has a clip drawn and encoded by a worker, which ends with it.
 * @returns null where workers cannot draw or encode, or do not start
 * @throws ConvertRefused, or whatever aborted it
 */
export async function clipBesidePage(
  scene: ReplayScene,
  { signal, onProgress }: ClipOptions,
  start = startWorker,
): Promise<EncodedClip | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const worker = start();
  const settled = new AbortController();
  try {
    return await new Promise<EncodedClip | null>((resolve, reject) => {
      signal.addEventListener(
        'abort',
        () => {
          reject(signal.reason as Error);
        },
        { signal: settled.signal },
      );
      worker.onmessage = ({ data }: MessageEvent<ClipNews>) => {
        if ('done' in data) onProgress(data.done);
        else if ('clip' in data) resolve(data.clip);
        else if ('unable' in data) resolve(null);
        else reject(new ConvertRefused(data.refused));
      };
      worker.onerror = () => {
        resolve(null);
      };
      worker.postMessage(scene);
    });
  } finally {
    settled.abort();
    worker.terminate();
  }
}
