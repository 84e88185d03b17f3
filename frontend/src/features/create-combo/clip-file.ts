import { LIMITS } from '@combolab/contracts';

/** What the file dialog offers. */
export const CLIP_TYPES = 'video/mp4,video/quicktime,video/webm,.mp4,.m4v,.mov,.webm';

const known = (file: File): boolean =>
  /^video\/(mp4|quicktime|webm|x-m4v)$/.test(file.type) ||
  (file.type === '' && /\.(mp4|m4v|mov|webm)$/i.test(file.name));

/** Why a file cannot be the clip; null when it can. The server looks again, at the bytes. */
export function clipProblem(file: File): string | null {
  if (!known(file)) return 'This file is not a video we can take. Choose an mp4, mov or webm clip.';
  if (file.size > LIMITS.videoBytes)
    return 'Video size is larger than 20MB. Please compress your video to 480, 720, or 1080p';
  return file.size === 0 ? 'This file is empty. Choose another one.' : null;
}

/** Why a clip of that length in seconds cannot be shared; null when it can. */
export const lengthProblem = (seconds: number): string | null =>
  seconds > LIMITS.videoSeconds
    ? `A clip lasts at most ${String(LIMITS.videoSeconds)} seconds; this one has ${String(Math.round(seconds))}. Cut it and choose it again.`
    : null;

/** How much of a file has arrived, in the unit that suits its size: `14.2 of 18.6 MB`. Bytes in. */
export function amountOf(received: number, total: number): string {
  const [unit, bytes, digits] = total >= 1_048_576 ? (['MB', 1_048_576, 1] as const) : (['KB', 1024, 0] as const);
  return `${(received / bytes).toFixed(digits)} of ${(total / bytes).toFixed(digits)} ${unit}`;
}
