import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Refusals of what programs send: the page asks for none of it. */
const OF_PROGRAMS = [
  ...['malformed', 'other-user', 'idempotency-key-reused', 'lacking-scope', 'not-for-tokens', 'headers-too-large'],
  ...['tus-version', 'wrong-offset', 'more-than-announced', 'superseded', 'too-many-parts', 'part'],
  ...['unknown-section', 'unordered-section'],
];
/** The page has words of its own for the first; the others stand for several things, which the server's words tell apart. */
const NOT_TRANSLATED = ['too-many', 'too-slow', 'fresh-sign-in'];

/** Machine names of all that the code of a room refuses. */
async function refusedIn(room: string): Promise<string[]> {
  const paths = (await readdir(join(root, room), { recursive: true })).filter((path) => /(?<!\.test)\.ts$/.test(path));
  const texts = await Promise.all(paths.map((path) => readFile(join(root, room, path), 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:RefusedError|\brefused)\(\s*(?:\d{3},\s*)?'([a-z-]+)'/g)].map(([, code = '']) => code),
  );
}

it('has words in every language for whatever a person can be refused', async () => {
  const codes = new Set((await Promise.all(['backend/src', 'preview-worker/src'].map(refusedIn))).flat());
  expect(codes.size).toBeGreaterThan(50);
  const file = await readFile(join(root, 'frontend/src/languages/en/shared/terms/problems.json'), 'utf8');
  const said = Object.keys(JSON.parse(file) as object);
  expect([...said, ...OF_PROGRAMS, ...NOT_TRANSLATED].sort()).toEqual([...codes].sort());
});
