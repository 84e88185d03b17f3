import { parseArgs } from 'node:util';
import { planEvent } from './event.mjs';
import { planFacet } from './facet.mjs';
import { planFighter } from './fighter.mjs';
import { planGame } from './game.mjs';
import { planModule } from './module.mjs';
import { RefusedError } from './names.mjs';
import { Plan } from './plan.mjs';
import { planRoute } from './route.mjs';

const HELP = `npm run new -- <kind> <name> [options]

Writes the files that something new begins with, adds it to the tables that must know it, and says what is left to do.

  module pin              a noun of its own: streams, events, commands, view, routes; --plural pins
  event list.shared       a kind of event
  route listFans          a route of a noun; --in lists, --path /lists/:listId/fans
  facet length            something combos are filtered and counted by
  fighter ssbu:new-one    a fighter of a game; --name "New One"
  game id                 a game; --name "Its Name"`;

const KINDS = {
  module: planModule,
  event: planEvent,
  route: planRoute,
  facet: planFacet,
  fighter: planFighter,
  game: planGame,
};
const OPTIONS = {
  ...{ in: { type: 'string' }, path: { type: 'string' }, plural: { type: 'string' }, name: { type: 'string' } },
  help: { type: 'boolean' },
};

/**
 * Begins something new in a tree.
 * @param args words of the command line
 * @returns status, and what is said of it; with another than 0 nothing was written
 */
export async function begin(args, root) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [kind = '', name = '', ...more] = positionals;
    if (values.help) return { status: 0, said: HELP };
    if (!Object.hasOwn(KINDS, kind))
      throw new RefusedError(`"${kind}" is no kind of thing to begin: ${Object.keys(KINDS).join(', ')}.`);
    if (name === '' || more.length > 0) throw new RefusedError(`Give one name: npm run new -- ${kind} <name>.`);
    const plan = new Plan(root);
    const left = KINDS[kind](plan, name, values);
    const files = await plan.carryOut();
    return { status: 0, said: [...files, '', 'Left to do:', ...left.map((step) => `- ${step}`)].join('\n') };
  } catch (error) {
    const isMistake = error instanceof RefusedError || String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!isMistake) throw error;
    return { status: 2, said: error.message };
  }
}
