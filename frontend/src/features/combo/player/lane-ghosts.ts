import { nearnessOf } from '@combolab/contracts';
import { errorSign } from '../../../shared/terms/timing.js';
import type { Ghost } from './lane-model.js';

/** A press of the viewer, and how it was. */
export interface JudgedGhost extends Ghost {
  /** Frames, + late; null when nothing asked for it. */
  readonly error: number | null;
}

/** Draws the viewer's presses over the lanes while the clip plays. */
export interface GhostHandle {
  /** A press on no lane of the combo is not drawn. */
  add(ghost: JudgedGhost): void;
  /** Takes away what was added. */
  clear(): void;
}

/** Adds an outline to the lane of a key, and behind it by how many frames it came early or late. */
export function appendGhost(
  strip: HTMLElement | null,
  lane: string,
  { frame, length, error }: JudgedGhost,
  className: string | undefined,
): void {
  const place = [...(strip?.querySelectorAll<HTMLElement>('[data-ghosts]') ?? [])].find(
    ({ dataset }) => dataset.ghosts === lane,
  );
  if (place === undefined) return;
  const outline = document.createElement('i');
  outline.className = className ?? '';
  outline.dataset.added = '';
  outline.style.setProperty('--frame', String(frame));
  outline.style.setProperty('--length', String(length));
  if (error !== null && Math.round(error) !== 0) {
    const off = document.createElement('b');
    off.dataset.tone = nearnessOf(error);
    off.textContent = errorSign(error);
    outline.append(off);
  }
  place.append(outline);
}

export function clearGhosts(strip: HTMLElement | null): void {
  for (const outline of strip?.querySelectorAll('[data-added]') ?? []) outline.remove();
}
