import { join } from 'node:path';
import { ESLint } from 'eslint';

/** Imports of the backend that the rule of its floors refuses. */
export async function arrowsUp(root) {
  const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'arrows/hold' });
  const results = await eslint.lintFiles(['backend/src']);
  return results.reduce((sum, { messages }) => sum + messages.length, 0);
}

/** The folder of a noun, or what stands at the top of the backend. */
const roomOf = (path) => {
  const [first, second = ''] = path.replace(/\.tsx?$/, '').split('/');
  return first === 'modules' ? `modules/${second}` : first;
};

/** Rooms of the backend that need each other, directly or around: as many as stand in a circle. */
export function roomsInCircles(sources) {
  const needs = new Map();
  for (const { path, text } of sources) {
    if (!path.startsWith('backend/src/')) continue;
    const own = path.slice('backend/src/'.length);
    for (const [, target] of text.matchAll(/(?:from|import\() ?'(\.[^']+)\.js'/g)) {
      const [from, to] = [roomOf(own), roomOf(join(own, '..', target))];
      if (from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to));
    }
  }
  const reached = (from) => {
    const seen = new Set();
    const left = [...(needs.get(from) ?? [])];
    while (left.length > 0) {
      const next = left.pop();
      if (seen.has(next)) continue;
      seen.add(next);
      left.push(...(needs.get(next) ?? []));
    }
    return seen;
  };
  return [...needs.keys()].filter((room) => reached(room).has(room)).length;
}
