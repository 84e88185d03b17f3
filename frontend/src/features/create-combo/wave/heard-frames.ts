import { FRAMES_PER_SECOND } from '@combolab/contracts';

/** The sound of a clip in one channel, from its first picture on. */
export interface HeardClip {
  readonly samples: Float32Array<ArrayBuffer>;
  /** Samples a second. */
  readonly sampleRate: number;
}

/** A stretch of sound as it is decoded. */
export interface HeardPart {
  readonly channels: readonly Float32Array[];
  readonly sampleRate: number;
  /** When its first sample is heard, in s of the clip; below 0 for what players skip. */
  readonly startS: number;
}

/** Takes a stretch into a clip's sound, the mean of its channels; what lies outside of the clip is left out. */
export function takePart({ samples, sampleRate }: HeardClip, { channels, startS }: HeardPart): void {
  const from = Math.round(startS * sampleRate);
  const length = channels[0]?.length ?? 0;
  for (let i = Math.max(0, -from); i < length && from + i < samples.length; i += 1) {
    let sum = 0;
    for (const channel of channels) sum += channel[i] ?? 0;
    samples[from + i] = sum / channels.length;
  }
}

/** How loud each frame is at most, from 0 to 1, the loudest of the clip being 1; all 0 where nothing is heard. */
export function peaksOf({ samples, sampleRate }: HeardClip): Float32Array {
  const perFrame = sampleRate / FRAMES_PER_SECOND;
  const peaks = new Float32Array(Math.ceil(samples.length / perFrame));
  samples.forEach((sample, i) => {
    const frame = Math.floor(i / perFrame);
    peaks[frame] = Math.max(peaks[frame] ?? 0, Math.abs(sample));
  });
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}
