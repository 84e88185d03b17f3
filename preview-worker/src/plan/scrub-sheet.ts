/** Pictures of a clip in one file, row by row, every `step`th frame from 0. */
export interface SheetLayout {
  /** Size of one picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** Pictures side by side. */
  readonly columns: number;
  /** Pictures in all. */
  readonly count: number;
  /** Frames from one picture to the next. */
  readonly step: number;
}

const MOST_PICTURES = 60;
const MOST_COLUMNS = 10;
/** Longer side of one picture in pixels. */
export const SHEET_SIDE = 120;

/** The layout for a clip of `frames` frames whose pictures are drawn in a given size. */
export function sheetLayout(frames: number, { width, height }: Pick<SheetLayout, 'width' | 'height'>): SheetLayout {
  const step = Math.ceil(frames / MOST_PICTURES);
  const count = Math.ceil(frames / step);
  return { width, height, columns: Math.min(MOST_COLUMNS, count), count, step };
}

/** The layout when the clip turned out to have fewer frames. */
export const sheetOf = (layout: SheetLayout, frames: number): SheetLayout => ({
  ...layout,
  count: Math.max(1, Math.min(layout.count, Math.ceil(frames / layout.step))),
});

/** ffmpeg filters that make the sheet of a clip's pictures. */
export const sheetFilters = ({ width, height, columns, count, step }: SheetLayout): readonly string[] => [
  `select=not(mod(n\\,${String(step)}))`,
  `scale=${String(width)}:${String(height)}:flags=bicubic`,
  'setsar=1',
  `tile=${String(columns)}x${String(Math.ceil(count / columns))}`,
];
