/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious or critical on a page, each with where it is. */
export async function seriousProblems(page: Page): Promise<readonly string[]> {
  await page.evaluate(await source);
  const { violations } = await page.evaluate(async () => {
    // Colours are judged at rest; where one transition ends, that of what inherits from it may begin.
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    for (let all = moving(); all.length > 0; all = moving())
      await Promise.all(all.map((animation) => animation.finished.catch(() => undefined)));
    return (window as unknown as { axe: { run: (where: Document) => Promise<AxeResults> } }).axe.run(document);
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
