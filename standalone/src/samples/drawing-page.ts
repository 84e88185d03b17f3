/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright';
import { build } from 'vite';
import { BITS, BLOCK, TONES } from './barcode.js';
import { SAMPLE_HEIGHT, SAMPLE_WIDTH } from './seed-samples.js';

type DrawScript = (context: CanvasRenderingContext2D, script: string, frame: number, card: boolean) => void;

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
/** The letters of the page, in which percents are drawn. */
const FONTS = [
  ['Geist Variable', 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'],
  ['Geist Mono Variable', 'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'],
] as const;

async function fontFace([family, file]: (typeof FONTS)[number]): Promise<string> {
  const data = (await readFile(at(file))).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
}

/** The picture of one frame, as a PNG: of the clip, with its number for machines, or a still, closer and without it. */
export type DrawPicture = (script: string, frame: number, still?: 'still') => Promise<Buffer>;

/** Opens a page that draws written fights with the figures and stages of drawn replays; each picture has its number for machines. */
export async function openDrawingPage(browser: Pick<BrowserContext, 'newPage'>): Promise<DrawPicture> {
  await build({ root: at('frontend'), configFile: at('frontend/vite.script.ts'), logLevel: 'error' });
  const page = await browser.newPage();
  await page.addStyleTag({ content: (await Promise.all(FONTS.map(fontFace))).join('\n') });
  await page.addScriptTag({ path: at('node_modules/.cache/drawn-fight/draw-script.js') });
  await page.evaluate(
    (families) => Promise.all(families.map((each) => document.fonts.load(`600 20px "${each}"`))),
    [...FONTS.map(([family]) => family)],
  );
  return async (script, frame, still) => {
    const png = await page.evaluate(
      ({ size: [width, height], bits, block, tones, ...asked }) => {
        const { drawScript } = (globalThis as unknown as { drawnFight: { drawScript: DrawScript } }).drawnFight;
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d', { alpha: false });
        if (context === null) throw new Error('nothing can be drawn');
        drawScript(context, asked.script, asked.frame, asked.still);
        const side = (block * width) / 640;
        for (let bit = 0; bit < bits && !asked.still; bit++) {
          context.fillStyle = tones[(asked.frame >> bit) & 1] ?? '';
          context.fillRect(bit * side, height - side, side, side);
        }
        return canvas.toDataURL('image/png');
      },
      {
        script,
        frame,
        still: still === 'still',
        size: [SAMPLE_WIDTH, SAMPLE_HEIGHT] as const,
        bits: BITS,
        block: BLOCK,
        tones: TONES,
      },
    );
    return Buffer.from(png.slice(png.indexOf(',') + 1), 'base64');
  };
}
