/** How loud the sound of a clip is by EBU R 128. */
export interface Loudness {
  /** Gated loudness of the whole, LUFS; -70 where no 0.4 s of it were loud enough to count. */
  readonly integrated: number;
  /** Highest peak between samples too, dBTP; `-Infinity` for silence. */
  readonly truePeak: number;
}

/**
 * LUFS that every clip is brought to: what ReplayGain 2.0 and AES TD1008 play music and speech at. Louder ones (-14, as
 * in music) would not leave games, whose hits stand out of everything else, room for their peaks.
 */
export const EVEN_LOUDNESS = -18;
/** dBTP that no peak goes over; AAC may add half a dB of its own, so clipping stays away. */
export const HIGHEST_PEAK = -1.5;
/** dB that something quiet is raised by at most: the hiss of an open microphone is not to become the sound of a clip. */
export const MOST_GAIN = 20;
/** LUFS at which R 128 stops to count: silence, or less than one block of 0.4 s. */
const GATE = -70;

/**
 * dB that evens out a clip. One number for all of it, so nothing moves in time, no attack of a hit is squeezed and what
 * is loud within a clip stays so; loudnorm's changing gain would look 3 s ahead and resample to 192 kHz for it. Where
 * peaks leave no room, a clip stays quieter than others. Silence, and what is too short to be measured, is not raised.
 */
export function evenGain({ integrated, truePeak }: Loudness): number {
  if (truePeak === -Infinity) return 0;
  const wanted = integrated <= GATE ? 0 : Math.min(MOST_GAIN, EVEN_LOUDNESS - integrated);
  return Math.min(wanted, HIGHEST_PEAK - truePeak);
}

/** Whether there is anything to hear; a track may be there and silent. */
export const isHeard = ({ truePeak }: Loudness): boolean => truePeak > GATE;

/** The filter that measures; what it found comes at the end of standard error, at level `info`. */
export const MEASURE = 'ebur128=peak=true:framelog=verbose';

const figure = (text: string, name: string): number => {
  const [, found] = new RegExp(`\\b${name}:\\s+(-?(?:\\d+(?:\\.\\d+)?|inf))`).exec(text) ?? [];
  return found === '-inf' ? -Infinity : Number(found ?? NaN);
};

/** What {@link MEASURE} found; null when it did not say. @param stderr the clip's own words may come before */
export function readLoudness(stderr: string): Loudness | null {
  const at = stderr.lastIndexOf('Summary:');
  if (at < 0) return null;
  const summary = stderr.slice(at);
  const integrated = figure(summary, 'I');
  const truePeak = figure(summary, 'Peak');
  return Number.isNaN(integrated) || Number.isNaN(truePeak) ? null : { integrated, truePeak };
}
