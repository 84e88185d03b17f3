/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Those that judge colours: all that another theme may change. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page, each with where it is, whatever its weight; by these rules alone where some are given. */
export async function problemsOf(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(await source);
  const options = { resultTypes: ['violations'], ...(rules !== undefined && { runOnly: [...rules] }) };
  const { violations } = await page.evaluate(async (given) => {
    // Colours are judged at rest; where one transition ends, that of what inherits from it may begin.
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    for (let all = moving(); all.length > 0; all = moving())
      await Promise.all(all.map((animation) => animation.finished.catch(() => undefined)));
    const { axe } = window as unknown as { axe: { run: (where: Document, how: object) => Promise<AxeResults> } };
    return axe.run(document, given);
  }, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
