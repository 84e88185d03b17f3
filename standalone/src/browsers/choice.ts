import { delimiter } from 'node:path';

/** A browser of this machine, and the program that drives it by WebDriver. */
export interface Choice {
  readonly name: string;
  readonly driver: { readonly command: string; readonly args: (port: number) => readonly string[] };
  /** What a session asks of the driver. */
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** What is not tried with it, and why. */
  readonly not: { readonly touch?: string; readonly encode?: string; readonly judge?: string };
}

const SIZE = { width: 1280, height: 900 };

function firefox(path: string, driver: string): Choice {
  return {
    name: 'firefox',
    driver: { command: driver, args: (port) => ['--port', String(port), '--websocket-port', '0'] },
    capabilities: {
      browserName: 'firefox',
      'moz:firefoxOptions': {
        binary: path,
        args: ['-headless', `--width=${String(SIZE.width)}`, `--height=${String(SIZE.height)}`],
        // clips with sound play without a click of a person, as they do in the other browsers of the tests
        prefs: { 'media.autoplay.default': 0, 'dom.w3c_touch_events.enabled': 1 },
      },
    },
    not: {},
  };
}

function webkit(path: string, driver: string): Choice {
  const geometry = `--geometry=${String(SIZE.width)}x${String(SIZE.height)}`;
  return {
    name: 'webkit',
    driver: { command: driver, args: (port) => [`--port=${String(port)}`] },
    capabilities: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: path, args: ['--automation', geometry] },
    },
    not: {
      touch: 'its WebDriver has no finger',
      judge: 'it tells the times of pictures, by which the player of the tests presses, unevenly',
      encode: "WebKitGTK's VideoEncoder ends the process of the page",
    },
  };
}

const MAKERS: Readonly<Record<string, (path: string, driver: string) => Choice>> = { firefox, webkit };

/**
 * The browser that `scripts/test-browsers.mjs` names by BROWSER: its name, its path and that of its driver.
 * @throws Error when it names none
 */
export function chosenBrowser(): Choice {
  const [name = '', path, driver] = (process.env.BROWSER ?? '').split(delimiter);
  const make = MAKERS[name];
  if (make === undefined || path === undefined || driver === undefined)
    throw new Error('BROWSER names no browser; run npm run test:browsers');
  return make(path, driver);
}
