import { knownKey, type Blobs } from '@combolab/platform';
import type { Truth } from './fold-log.js';
import { filesOf } from './true-combo.js';

const ADDRESS = '/api/files/';

/** What files below a prefix belong to; of samples nothing is stray. */
const OWNERS: Readonly<Record<string, string>> = { combos: 'combo', guides: 'guide', users: 'user' };
const PREFIXES = ['combos/', 'guides/', 'users/', 'samples/'];

/** Pictures that guides and users have. */
function* picturesOf({ guides, users }: Truth): Iterable<readonly [owner: string, id: string, key: string]> {
  for (const [id, { previewImage }] of guides) if (previewImage !== null) yield ['guide', id, previewImage];
  for (const [id, { photoUrl }] of users)
    if (photoUrl?.startsWith(ADDRESS) === true) yield ['user', id, photoUrl.slice(ADDRESS.length)];
}

/**
 * Every file of a combo and every picture exists, and none lies there that nothing mentions.
 * @param strayBefore epoch ms; stray files count only when all files of the same owner are older
 * @param movingUntilNow asked when the files are listed: what changed meanwhile, of which nothing is said
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
    // there only until its preview is ready
    mentioned.add(knownKey(combo.video.sourceKey));
    for (const key of filesOf(combo)) {
      mentioned.add(key);
      if (!files.has(key)) findings.push(`file ${key} of combo ${comboId} is missing`);
    }
  }
  for (const [owner, id, key] of picturesOf(truth)) {
    if (moving.has(id)) continue;
    mentioned.add(key);
    if (!files.has(key)) findings.push(`file ${key} of ${owner} ${id} is missing`);
  }
  const idOf = (key: string): string => key.split('/')[1] ?? '';
  const young = new Set([...files].filter(([, at]) => at > strayBefore).map(([key]) => idOf(key)));
  for (const key of files.keys()) {
    const owner = OWNERS[key.split('/')[0] ?? ''];
    const id = idOf(key);
    if (owner === undefined || mentioned.has(key) || young.has(id) || moving.has(id)) continue;
    findings.push(`file ${key} belongs to no ${owner}`);
  }
  return findings;
}
