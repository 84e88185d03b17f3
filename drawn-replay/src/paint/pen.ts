/** What pictures are drawn with, on the page or beside it. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A picture beside the page; null where there is none (old browsers, tests), and what would be kept is drawn each time. */
export function layer(width: number, height: number): { canvas: OffscreenCanvas; pen: Pen } | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  const pen = canvas.getContext('2d');
  return pen === null ? null : { canvas, pen };
}
