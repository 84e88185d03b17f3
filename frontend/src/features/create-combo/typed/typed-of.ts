import { pressWords } from '@combolab/contracts';
import type { Track, TrackPress } from '../track/track.js';

const framesOf = ({ start, end }: TrackPress): string =>
  end === null ? `${String(start)}-` : end === start ? String(start) : `${String(start)}-${String(end)}`;

/** The presses of a track as text that `parseTyped` reads back: a line for what is pressed and released together. */
export function typedOf({ presses }: Pick<Track, 'presses'>): string {
  const lines = new Map<string, string[]>();
  for (const press of presses) {
    const frames = framesOf(press);
    lines.set(frames, [...(lines.get(frames) ?? []), pressWords(press.type)]);
  }
  return [...lines].map(([frames, inputs]) => `${inputs.join(' + ')} ${frames}`).join('\n');
}
