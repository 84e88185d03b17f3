/// <reference lib="dom" />
import { Builder, Capabilities, error as drivers, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import type { Scripted } from '../journeys/scripted.js';
import { waitUntil } from '../testing/wait-until.js';
import { chosenBrowser } from './choice.js';
import { startDriver, type DriverProcess } from './driver-process.js';
import { placeOf, sent, type Spot } from './in-page.js';
import { keysOf } from './keys.js';

/** How long something may take to be seen; ms. */
const PATIENCE_MS = 30_000;
/** How long a script may run in the page: a clip plays meanwhile; ms. */
const SCRIPT_MS = 120_000;

interface Outcome {
  readonly value?: unknown;
  readonly error?: string;
}

const RUN = (source: string) => `const [given, done] = arguments;
Promise.resolve().then(() => (${source})(given)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

/** Somebody in a browser of their own, which shares nothing with that of others but the product. */
export class Visitor implements AsyncDisposable, Scripted {
  private constructor(
    readonly url: string,
    readonly driver: WebDriver,
    private readonly process: DriverProcess,
  ) {}

  /** Opens the chosen browser, for somebody whom a `session` keeps signed in where that is given. */
  static async arrive(url: string, session: string | null = null): Promise<Visitor> {
    const choice = chosenBrowser();
    const process = await startDriver(choice);
    try {
      const capabilities = new Capabilities(choice.capabilities);
      const driver = await new Builder().usingServer(process.url).withCapabilities(capabilities).build();
      await driver.manage().setTimeouts({ script: SCRIPT_MS });
      const visitor = new Visitor(url, driver, process);
      if (session !== null) {
        await visitor.goto('/authenticate');
        await visitor.evaluate((value) => {
          localStorage.setItem('combolab.session', value);
        }, session);
      }
      return visitor;
    } catch (error) {
      await process[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** Opens a page by its path. */
  async goto(path: string): Promise<void> {
    await this.driver.get(this.url + path);
  }

  /** As a person reloads; WebDriver's own way passes the service worker by in Firefox. */
  async reload(): Promise<void> {
    await this.driver.executeScript('window.isLeft = true; setTimeout(() => location.reload())');
    const isBack = async (): Promise<true | undefined> => {
      try {
        const script = "return window.isLeft === undefined && document.readyState === 'complete'";
        return (await this.driver.executeScript<boolean>(script)) ? true : undefined;
      } catch (error) {
        // between two pages it has no document
        if (error instanceof drivers.WebDriverError) return undefined;
        throw error;
      }
    };
    await waitUntil('the page to be there again', isBack, PATIENCE_MS);
  }

  /** Path, query and fragment of the page. */
  async path(): Promise<string> {
    const { pathname, search, hash } = new URL(await this.driver.getCurrentUrl());
    return pathname + search + hash;
  }

  evaluate = (async (script: (given: unknown) => unknown, given?: unknown): Promise<unknown> => {
    const outcome = await this.driver.executeAsyncScript<Outcome>(RUN(script.toString()), given ?? null);
    if (outcome.error !== undefined) throw new Error(outcome.error);
    return outcome.value;
  }) as Scripted['evaluate'];

  async waitForFunction(script: () => boolean): Promise<void> {
    await waitUntil('the page', async () => ((await this.evaluate(script)) ? true : undefined), PATIENCE_MS);
  }

  /** All elements at a spot, in the order of the page. */
  find(spot: Spot): Promise<WebElement[]> {
    return this.driver.executeScript<WebElement[]>('return window.findSpot?.(arguments[0]) ?? []', sent(spot));
  }

  /** How many elements are at a spot. */
  async count(spot: Spot): Promise<number> {
    return this.driver.executeScript<number>('return window.findSpot?.(arguments[0]).length ?? 0', sent(spot));
  }

  /** What the first element at a spot says, seen or not; empty when there is none. */
  async text(spot: Spot): Promise<string> {
    const script = "return window.findSpot?.(arguments[0])[0]?.textContent ?? ''";
    return this.driver.executeScript<string>(script, sent(spot));
  }

  /** An attribute of the first element at a spot; null without either. */
  async attribute(spot: Spot, name: string): Promise<string | null> {
    const script = 'return window.findSpot?.(arguments[0])[0]?.getAttribute(arguments[1]) ?? null';
    return this.driver.executeScript<string | null>(script, sent(spot), name);
  }

  /** Waits until something is at a spot. @throws Error when nothing comes */
  async see(spot: Spot, ms = PATIENCE_MS): Promise<WebElement> {
    return waitUntil(JSON.stringify(sent(spot)), async () => (await this.find(spot))[0], ms);
  }

  /** Does something with the element at a spot, again where the page has drawn it anew or covers it meanwhile. */
  private async act(spot: Spot, act: (element: WebElement) => Promise<void>): Promise<void> {
    let refused: unknown;
    const attempt = async (): Promise<true | undefined> => {
      const [element] = await this.find(spot);
      if (element === undefined) return undefined;
      try {
        await act(element);
        return true;
      } catch (error) {
        refused = error;
        return undefined;
      }
    };
    try {
      await waitUntil(JSON.stringify(sent(spot)), attempt, PATIENCE_MS);
    } catch (error) {
      throw refused ?? error;
    }
  }

  /** Clicks as a person does: what is covered or cannot be used yet is waited for. */
  click(spot: Spot): Promise<void> {
    return this.act(spot, async (element) => {
      const place = await this.driver.executeScript<{ x: number; y: number } | string>(
        `return (${placeOf.toString()})(arguments[0])`,
        element,
      );
      if (typeof place === 'string') throw new Error(`${JSON.stringify(sent(spot))} ${place}`);
      await this.driver
        .actions()
        .move({ ...place, duration: 0 })
        .click()
        .perform();
    });
  }

  /** Taps with a finger. */
  tap(spot: Spot): Promise<void> {
    return this.act(spot, async (element) => {
      await this.driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
      const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' } };
      const pointer = { type: 'pointerMove', duration: 0, origin: element, x: 0, y: 0 };
      const touch = [pointer, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      const command = new Command(Name.ACTIONS).setParameter('actions', [{ ...finger, actions: touch }]);
      await this.driver.execute(command);
    });
  }

  /** Types into a field, in place of what stands in it. */
  fill(spot: Spot, text: string): Promise<void> {
    return this.act(spot, async (element) => {
      await element.clear();
      await element.sendKeys(text);
    });
  }

  /** Gives files to a field of files, which may be hidden. */
  choose(spot: Spot, ...paths: readonly string[]): Promise<void> {
    return this.act(spot, (element) => element.sendKeys(paths.join('\n')));
  }

  /** Puts a slider on a value, as dragging it there does. */
  async slide(spot: Spot, value: number): Promise<void> {
    const element = await this.see(spot);
    await this.driver.executeScript(
      `const [slider, value] = arguments;
       Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(slider, value);
       for (const name of ['input', 'change']) slider.dispatchEvent(new Event(name, { bubbles: true }));`,
      element,
      String(value),
    );
  }

  async focus(spot: Spot): Promise<void> {
    await this.driver.executeScript('arguments[0].focus()', await this.see(spot));
  }

  /** Presses keys together, the last one last, once or several times: `Shift+Period`. */
  async press(combination: string, times = 1): Promise<void> {
    const keys = keysOf(combination);
    const actions = this.driver.actions();
    for (let n = 0; n < times; n++) {
      for (const key of keys) actions.keyDown(key);
      for (const key of [...keys].reverse()) actions.keyUp(key);
    }
    await actions.perform();
  }

  async keyDown(name: string): Promise<void> {
    for (const key of keysOf(name)) await this.driver.actions().keyDown(key).perform();
  }

  async keyUp(name: string): Promise<void> {
    for (const key of keysOf(name)) await this.driver.actions().keyUp(key).perform();
  }

  /** What went wrong in the page that is open. */
  pageErrors(): Promise<readonly string[]> {
    return this.driver.executeScript<string[]>("return window.pageErrors ?? ['this is no page of the product']");
  }

  /** A picture of the page, PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.driver.takeScreenshot(), 'base64');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    try {
      await this.driver.quit();
    } finally {
      await this.process[Symbol.asyncDispose]();
    }
  }
}
