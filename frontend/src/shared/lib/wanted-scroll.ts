let wanted: number | null = null;

/** How far down the reader was and should be again, in px, while the page is still too short for it; else null. */
export const wantedScroll = (): number | null => wanted;

export function wantScroll(top: number | null): void {
  wanted = top;
}
