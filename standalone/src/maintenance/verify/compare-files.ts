import type { Blobs } from '@combolab/platform';
import type { Truth } from './fold-log.js';
import { filesOf } from './true-combo.js';

const PREFIXES = ['combos/', 'samples/'];

/**
 * Every file of a combo exists, and no combo has files that nothing mentions.
 * @param strayBefore epoch ms; a combo's stray files count only when all its files are older
 * @param movingUntilNow asked when the files are listed: combos that changed meanwhile, of which nothing is said
 * @returns the differences in words
 */
export async function compareFiles(
  truth: Truth,
  blobs: Pick<Blobs, 'list'>,
  strayBefore: number,
  movingUntilNow: () => Promise<ReadonlySet<string>>,
): Promise<string[]> {
  const files = new Map<string, number>();
  for (const prefix of PREFIXES)
    for await (const { key, modifiedAt } of blobs.list(prefix)) files.set(key, modifiedAt.getTime());
  const moving = await movingUntilNow();
  const findings: string[] = [];
  const mentioned = new Set<string>();
  for (const [comboId, combo] of truth.combos) {
    if (combo.deleted || moving.has(comboId)) continue;
    for (const key of filesOf(combo)) {
      mentioned.add(key);
      if (!files.has(key)) findings.push(`file ${key} of combo ${comboId} is missing`);
    }
  }
  const comboOf = (key: string): string => key.split('/')[1] ?? '';
  const young = new Set([...files].filter(([, at]) => at > strayBefore).map(([key]) => comboOf(key)));
  for (const key of files.keys()) {
    const comboId = comboOf(key);
    if (!key.startsWith('combos/') || mentioned.has(key) || young.has(comboId) || moving.has(comboId)) continue;
    findings.push(`file ${key} belongs to no combo`);
  }
  return findings;
}
