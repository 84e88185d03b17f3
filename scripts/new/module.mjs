import { camelCase, mustMatch, pascalCase, pluralOf, RefusedError } from './names.mjs';
import { planContracts } from './module-contracts.mjs';
import { planNoun } from './module-noun.mjs';
import { planViews } from './module-views.mjs';

/** A noun that users have any number of: made with a name, listed, removed. */
export function planModule(plan, noun, { plural = pluralOf(noun) }) {
  mustMatch(noun, /^[a-z]+$/, 'a noun is one word of small letters, one of its things: pin');
  mustMatch(plural, /^[a-z]+(-[a-z]+)*$/, 'its plural is of small letters and hyphens: pins');
  if (plan.has(`backend/src/modules/${plural}`))
    throw new RefusedError(`backend/src/modules/${plural} is there already: choose another name.`);
  const words = { noun, plural, one: pascalCase(noun), many: pascalCase(plural), list: camelCase(plural) };
  planContracts(plan, words);
  planNoun(plan, words);
  planViews(plan, words);
  return [
    `contracts/src/events/${noun}-made.ts and contracts/src/http/routes/${plural}.ts: what one is, beside its name`,
    `backend/src/modules/${plural}/${noun}.decider.ts: what may be refused, and how many one may have (LIMITS)`,
    `backend/src/modules/account/export/readme.ts: what ${plural}.json in the archive of an account is`,
    'standalone/src/maintenance/verify: what the second fold makes of its events',
    'npm run event-schemas, which pins their schemas, and its streams and events in docs/events.md',
    'npm test',
  ];
}
