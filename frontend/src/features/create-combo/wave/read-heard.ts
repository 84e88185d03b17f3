import { AudioBufferSink } from 'mediabunny';
import { FRAMES_PER_SECOND } from '@combolab/contracts';
import { openClip } from '../../../shared/convert/encode-way.js';
import { canHear } from './can-hear.js';
import { takePart, type HeardClip } from './heard-frames.js';

/** Decodes the sound of a clip; null where it has none, or none that this browser can decode. @param clip which frames of its pictures are the clip */
export async function readHeard(
  file: Blob,
  { from, frames }: { readonly from: number; readonly frames: number },
  signal: AbortSignal,
): Promise<HeardClip | null> {
  if (!canHear(navigator.userAgent)) return null;
  const input = openClip(file);
  try {
    const track = await input.getPrimaryAudioTrack();
    const pictures = await input.getPrimaryVideoTrack();
    if (track === null || !(await track.canDecode())) return null;
    const begin = ((await pictures?.getFirstTimestamp()) ?? 0) + from / FRAMES_PER_SECOND;
    let heard: HeardClip | null = null;
    for await (const { buffer, timestamp } of new AudioBufferSink(track).buffers()) {
      if (signal.aborted) return null;
      const { sampleRate, numberOfChannels } = buffer;
      heard ??= { samples: new Float32Array(Math.ceil((frames * sampleRate) / FRAMES_PER_SECOND)), sampleRate };
      const channels = Array.from({ length: numberOfChannels }, (_, i) => buffer.getChannelData(i));
      takePart(heard, { channels, sampleRate, startS: timestamp - begin });
    }
    return heard;
  } finally {
    input.dispose();
  }
}
