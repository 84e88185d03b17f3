import { kebabCase, mustMatch, RefusedError } from './names.mjs';
import { addMember, addTo, has } from './source.mjs';

const ADDRESSES = 'contracts/src/http/addresses.ts';
const AUTHORISATION = 'contracts/src/http/authorisation.ts';
const ASKED = 'standalone/src/api/authorisation.test.ts';

/** The name of the object that holds the routes of a file. */
const tableIn = (text) => /export const (\w+Routes) =/.exec(text)?.[1];

/** A route that everybody may read, of a noun that has routes. */
export function planRoute(plan, name, { in: noun, path = `/${kebabCase(name)}` }) {
  mustMatch(name, /^[a-z][a-zA-Z0-9]*$/, 'a route is called in one word that begins small, such as listFans');
  mustMatch(path, /^(\/:?[a-zA-Z][a-zA-Z0-9-]*)+$/, 'a path is such as /lists/:listId/fans');
  if (noun === undefined) throw new RefusedError('Say whose route it is: --in lists.');
  const [routes, controller] = [
    `contracts/src/http/routes/${noun}.ts`,
    `backend/src/modules/${noun}/${noun}.controller.ts`,
  ];
  for (const file of [routes, controller])
    if (!plan.has(file))
      throw new RefusedError(`There is no ${file}: name a folder of backend/src/modules that has routes.`);
  if (has(plan.read(ADDRESSES), 'addresses', name)) throw new RefusedError(`There is a route ${name} already.`);
  const params = [...path.matchAll(/:(\w+)/g)].map(([, param]) => `${param}: z.string().check(z.maxLength(100))`);
  plan.edit(ADDRESSES, (text) => addTo(text, 'addresses', `${name}: { method: 'GET', path: '${path}' }`));
  plan.edit(routes, (text) =>
    addTo(
      text,
      tableIn(text),
      `${name}: route({
        ...addresses.${name},
        who: 'anyone',
        scope: 'read',
        summary: 'What it tells, in one line',
        ${params.length === 0 ? '' : `params: z.strictObject({ ${params.join(', ')} }),`}
        answer: z.object({ found: z.array(z.string()) }),
      })`,
    ),
  );
  plan.edit(AUTHORISATION, (text) => addTo(text, 'authorisation', `${name}: anyoneReads`));
  plan.edit(controller, (text) => addMember(text, `@Route(routes.${name})\n${name}() {\n  return { found: [] };\n}`));
  plan.edit(ASKED, (text) => addTo(text, 'calls', `${name}: (user) => user.get('${path.replace(/:\w+/g, 'none')}')`));
  return [
    `${routes}: what it takes and answers, and a summary`,
    `${controller}: answer it from a view; what was checked comes with @ValidCall() call: Call<typeof routes.${name}>`,
    `${AUTHORISATION} and ${ASKED}: who may call it, if not everybody`,
    'npm test -- --changed',
  ];
}
