import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planFacet } from '../new/facet.mjs';
import { planFighter } from '../new/fighter.mjs';
import { planGame } from '../new/game.mjs';
import { Plan } from '../new/plan.mjs';
import { planRoute } from '../new/route.mjs';

const IS_PRODUCT = /^(?!.*(\.test\.ts|\/fixtures\/)).*\.(ts|mjs)$/;

/** How many files of the product a plan writes and adds to. */
function planned(root, fill) {
  const plan = new Plan(root);
  fill(plan);
  return plan.paths.filter((path) => IS_PRODUCT.test(path));
}

/** Steps of a section of docs/architecture.md, each of them a file. */
function stepsOf(root, heading) {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const [, section] = page.split(`### How to add ${heading}\n`);
  return section.split(/^##/m)[0].match(/^\d+\. /gm).length;
}

/** How many files of the product something new takes. */
export function filesToAdd(root) {
  const game = planned(root, (plan) => planGame(plan, 'another', {}));
  return {
    route: planned(root, (plan) => planRoute(plan, 'another', { in: 'lists' })).length,
    event: stepsOf(root, 'an event with its view'),
    facet: planned(root, (plan) => planFacet(plan, 'another')).length,
    fighter: planned(root, (plan) => planFighter(plan, 'ssbu:another', {})).length,
    controller: stepsOf(root, 'a controller'),
    game: game.filter((path) => !path.startsWith('contracts/src/games/another/')).length,
  };
}
