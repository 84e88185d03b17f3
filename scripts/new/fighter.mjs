import { mustMatch, RefusedError, titleCase } from './names.mjs';
import { addTo } from './source.mjs';

/** A row of the roster of a game. */
export function planFighter(plan, id, { name }) {
  mustMatch(
    id,
    /^[a-z][a-z0-9-]{1,19}:[a-z0-9][a-z0-9-]{0,39}$/,
    'a fighter is called by its game and a slug, such as ssbu:mario',
  );
  const [game, slug] = id.split(':');
  const roster = `contracts/src/games/${game}/fighters.ts`;
  if (!plan.has(roster)) throw new RefusedError(`There is no game ${game}: contracts/src/games has those there are.`);
  if (plan.read(roster).includes(`slug: '${slug}'`)) throw new RefusedError(`${game} has a fighter ${slug} already.`);
  const [, list] = /export const (\w+): readonly FighterRow\[\]/.exec(plan.read(roster));
  plan.edit(roster, (text) =>
    addTo(text, list, `{ slug: '${slug}', name: ${JSON.stringify(name ?? titleCase(slug))} }`),
  );
  return [
    `${roster}: its place in the game's own list, and whom it echoes`,
    `contracts/src/games/${game}/aliases.ts: what players call it otherwise`,
    'contracts/src/games/registry.test.ts: how many there are now; it says when two have the same letters (emblems of the game)',
    'frame data, when there are any: docs/frame-data.md',
  ];
}
