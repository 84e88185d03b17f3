import type { Ghost } from './lane-model.js';

/** Draws the viewer's presses over the lanes while the clip plays. */
export interface GhostHandle {
  /** A press on no lane of the combo is not drawn. */
  add(ghost: Ghost): void;
  /** Takes away what was added. */
  clear(): void;
}

/** Adds an outline to the lane of a key. */
export function appendGhost(
  strip: HTMLElement | null,
  lane: string,
  ghost: Ghost,
  className: string | undefined,
): void {
  const place = [...(strip?.querySelectorAll<HTMLElement>('[data-ghosts]') ?? [])].find(
    ({ dataset }) => dataset.ghosts === lane,
  );
  if (place === undefined) return;
  const outline = document.createElement('i');
  outline.className = className ?? '';
  outline.dataset.added = '';
  outline.style.setProperty('--frame', String(ghost.frame));
  outline.style.setProperty('--length', String(ghost.length));
  place.append(outline);
}

export function clearGhosts(strip: HTMLElement | null): void {
  for (const outline of strip?.querySelectorAll('[data-added]') ?? []) outline.remove();
}
