/** With its sign, as slack and advantages are written. */
export const signed = (frames: number): string => (frames < 0 ? `−${String(-frames)}` : `+${String(frames)}`);
