import { inputFamily, type PressType } from '@combolab/contracts';
import type { Lane } from '../player/lane-model.js';
import { BAND, MOST_ROWS, pressesUnder, type BandPress } from './input-band.js';

/** Where and how presses are drawn; pixels of the made video. */
export interface BandStyle {
  readonly width: number;
  /** Where the band begins: the picture's height. */
  readonly top: number;
  readonly rowHeight: number;
  readonly labelOf: (type: PressType) => string;
  /** Colour of a design token, such as `--in-a`. */
  readonly colour: (token: string) => string;
  readonly font: string;
}

type Drawing = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Height of the band, in pixels; even, as encoders want it. */
export const bandHeight = (lanes: readonly Lane[], rowHeight: number): number =>
  2 * Math.ceil((Math.max(1, Math.min(lanes.length, MOST_ROWS)) * rowHeight + rowHeight / 2) / 2);

/** Draws the inputs around a frame: what comes is right of the line, what was is left of it. */
export function drawBand(drawing: Drawing, lanes: readonly Lane[], frame: number, style: BandStyle): void {
  const { width, top, rowHeight, colour } = style;
  const height = bandHeight(lanes, rowHeight);
  drawing.fillStyle = colour('--surface-1');
  drawing.fillRect(0, top, width, height);
  const pixels = width / (BAND.before + BAND.after);
  const line = BAND.before * pixels;
  for (const press of pressesUnder(lanes, frame)) drawPress(drawing, press, pixels, style);
  drawing.globalAlpha = 1;
  drawing.fillStyle = colour('--accent');
  drawing.fillRect(line - 1, top, 2, height);
}

function drawPress(drawing: Drawing, press: BandPress, pixels: number, style: BandStyle): void {
  const { top, rowHeight, labelOf, colour, font } = style;
  const size = rowHeight * 0.8;
  const x = (BAND.before + press.from) * pixels;
  const y = top + rowHeight * (press.row + 0.25) + (rowHeight - size) / 2;
  const long = Math.max(size, press.length * pixels);
  drawing.globalAlpha = press.now ? 1 : press.from > 0 ? 0.55 : 0.25;
  drawing.fillStyle = colour(`--in-${inputFamily(press.type)}`);
  drawing.beginPath();
  drawing.roundRect(x, y, long, size, size / 4);
  drawing.fill();
  drawing.fillStyle = colour('--bg');
  drawing.font = `600 ${String(Math.round(size * 0.55))}px ${font}`;
  drawing.textAlign = 'center';
  drawing.textBaseline = 'middle';
  drawing.fillText(labelOf(press.type), x + size / 2, y + size / 2 + 1);
}
