import type { Page } from 'playwright';

/** A page in which scripts can be run, whoever drives its browser. */
export interface Scripted extends Pick<Page, 'evaluate'> {
  /** Waits until a script of the page says yes. */
  waitForFunction(script: () => boolean): Promise<unknown>;
}
