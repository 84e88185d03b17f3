/// <reference lib="dom" />
import type { Page } from 'playwright';
import type { Action, PressType } from '@combolab/contracts';

/** What is down on the drawn controller: `A_BUTTON`, `CONTROL_STICK UP_LEFT`; each with how it is shown. Sorted. */
export type DrawnPresses = readonly string[];

/** The drawn controller and the picture, read at one moment. */
export interface PadReading {
  /** The number that is drawn in the picture. */
  readonly picture: number;
  readonly counter: number;
  readonly presses: DrawnPresses;
}

const partOf = (type: PressType): string => (type.includes('STICK_') ? type.replace('STICK_', 'STICK ') : type);

/** Frames that a plain press is lit while the clip plays: 350 ms. */
const LIT = 21;

/**
 * What the specification asks for at a frame of a clip that plays: a plain press is lit for 350 ms, a hold up to its
 * release; the latest of a stick.
 */
export function expectedPlaying(actions: readonly Action[], frame: number): DrawnPresses {
  return [...litPresses(actions, frame, LIT).values()].sort();
}

/** Where the clip stands: exactly what is down on the frame, and the presses that would still be lit as ghosts. */
export function expectedStanding(actions: readonly Action[], frame: number): DrawnPresses {
  const ghosts = [...litPresses(actions, frame, LIT)].map(
    ([part, text]) => [part, text.replace(/pressed$/, 'ghost')] as const,
  );
  return [...new Map([...ghosts, ...litPresses(actions, frame, 1)]).values()].sort();
}

/** What is lit on each part when a plain press is for that many frames. */
function litPresses(actions: readonly Action[], frame: number, frames: number): ReadonlyMap<string, string> {
  const lit = new Map<string, { readonly text: string; readonly until: number; readonly part: string }>();
  for (const action of actions.filter((each) => each.frame <= frame))
    for (const { type, hold } of action.presses) {
      const part = type.replace(/STICK_.*/, 'STICK');
      if (hold === 'END_HOLD') lit.delete(type);
      else if (hold !== 'MAINTAIN_HOLD') {
        lit.delete(type);
        lit.set(type, {
          part,
          text: `${partOf(type)} ${hold === 'START_HOLD' ? 'held' : 'pressed'}`,
          until: hold === 'START_HOLD' ? Infinity : action.frame + frames,
        });
      }
    }
  return new Map([...lit.values()].filter(({ until }) => frame < until).map((each) => [each.part, each.text]));
}

/** Gives the page a function that reads the controller beside the clip. */
export async function teachToReadPad(page: Page): Promise<void> {
  await page.evaluate(() => {
    const readPad = () =>
      [...document.querySelectorAll<SVGElement>('aside [data-controller] [data-part]')]
        .filter(({ dataset }) => dataset.state !== 'up')
        .map(({ dataset: { part, tilt, state } }) => [part, tilt, state].filter((each) => each !== undefined).join(' '))
        .sort();
    Object.assign(window, { readPad });
  });
}

export const readPad = (page: Page): Promise<DrawnPresses> =>
  page.evaluate(() => (window as unknown as { readPad: () => DrawnPresses }).readPad());

/** Plays until the clip pauses and reads with every picture; needs `teachToRead` and `teachToReadPad`. */
export function readPadWhilePlaying(page: Page): Promise<readonly PadReading[]> {
  return page.evaluate(
    () =>
      new Promise<readonly PadReading[]>((resolve) => {
        const taught = window as unknown as {
          readPicture: () => { picture: number; counter: number };
          readPad: () => DrawnPresses;
        };
        const video = document.querySelector('video');
        const readings: PadReading[] = [];
        const onPicture = () => {
          const { picture, counter } = taught.readPicture();
          if (video?.paused === false) readings.push({ picture, counter, presses: taught.readPad() });
          video?.requestVideoFrameCallback(onPicture);
        };
        video?.requestVideoFrameCallback(onPicture);
        video?.addEventListener('pause', () => {
          resolve(readings);
        });
        document.querySelector<HTMLElement>('[aria-label=Play], [aria-label="Continue playing"]')?.click();
      }),
  );
}
