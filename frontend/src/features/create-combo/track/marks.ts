import type { Track } from './track.js';

/** Adds a breakpoint on a frame or takes it away. */
export function toggleBreakpoint(track: Track, frame: number): Track {
  const others = track.breakpoints.filter((each) => each !== frame);
  const breakpoints = others.length < track.breakpoints.length ? others : [...others, frame].sort((a, b) => a - b);
  return { ...track, breakpoints };
}

export const noteAt = (track: Track, frame: number): string =>
  track.notes.find((note) => note.frame === frame)?.text ?? '';

/** Writes the note of a frame; none when there is nothing to say. */
export function withNote(track: Track, frame: number, text: string): Track {
  if (noteAt(track, frame) === text.trim()) return track;
  const others = track.notes.filter((note) => note.frame !== frame);
  const notes = text.trim() === '' ? others : [...others, { frame, text: text.trim() }];
  return { ...track, notes: notes.toSorted((a, b) => a.frame - b.frame) };
}
