import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const features = fileURLToPath(new URL('../../../frontend/src/features/', import.meta.url));
/**
 * Where nobody can do anything about it but wait (what admins were told, a draft that is being shared, half of a comparison), and
 * results, which say themselves what to drop.
 */
const NO_WAY_ON = [
  join('results', 'no-results.tsx'),
  'moderation',
  join('create-combo', 'drafts'),
  join('combo', 'compare', 'compared-clip.tsx'),
];

/** The opening tags of notices in a source text. */
function* noticesIn(source: string): Generator<string> {
  for (const { index } of source.matchAll(/<Notice\b/gu)) {
    let depth = 0;
    let end = index;
    while (end < source.length && (depth > 0 || source[end] !== '>')) {
      if (source[end] === '{') depth += 1;
      if (source[end] === '}') depth -= 1;
      end += 1;
    }
    yield source.slice(index, end);
  }
}

it('leads on from each place of the page that is empty', async () => {
  const files = (await readdir(features, { recursive: true })).filter(
    (file) => file.endsWith('.tsx') && !NO_WAY_ON.some((place) => file.startsWith(place)),
  );
  const notices: string[] = [];
  const ends: string[] = [];
  for (const file of files)
    for (const notice of noticesIn(await readFile(join(features, file), 'utf8'))) {
      notices.push(notice);
      if (!/\bactions\b/u.test(notice)) ends.push(`${file}: ${notice}`);
    }
  expect(notices.length).toBeGreaterThan(15);
  expect(ends).toEqual([]);
});
