import { appendFileSync } from 'node:fs';
import { chosenBrowser, type Choice } from './choice.js';

/** Notes for the table of browsers, beside the running test: that this one cannot do what it is about, and what is said in words. */
export function noteCannot(says: string): void {
  const { BROWSER_NOTES } = process.env;
  const { currentTestName } = expect.getState();
  if (BROWSER_NOTES !== undefined) appendFileSync(BROWSER_NOTES, `${JSON.stringify([currentTestName, says])}\n`);
}

/** Whether something is not tried with the chosen browser, which is noted then. */
export function isNotTried(what: keyof Choice['not']): boolean {
  const why = chosenBrowser().not[what];
  if (why !== undefined) noteCannot(`not tried: ${why}`);
  // a test that ends here has said so
  expect([undefined, why]).toContain(chosenBrowser().not[what]);
  return why !== undefined;
}
