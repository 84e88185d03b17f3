import { camelCase, mustMatch, titleCase } from './names.mjs';
import { addImport, addTo } from './source.mjs';

/** A game with two fighters, to be filled in. */
export function planGame(plan, id, { name = titleCase(id) }) {
  mustMatch(
    id,
    /^[a-z][a-z0-9-]{1,19}$/,
    'a game is called by 2 to 20 small letters, digits and hyphens, a letter first, such as ssbu',
  );
  const [folder, word] = [`contracts/src/games/${id}`, camelCase(id)];
  plan.write(
    `${folder}/fighters.ts`,
    `import type { FighterRow } from '../game.js';

    /** Fighters of ${name} in the order of its own list. */
    export const ${word}Fighters: readonly FighterRow[] = [
      { slug: 'first', name: 'First' },
      { slug: 'other', name: 'Other' },
    ];
    `,
  );
  plan.write(
    `${folder}/index.ts`,
    `import type { GameDefinition } from '../game.js';
    import { ${word}Fighters } from './fighters.js';

    /** ${name}. */
    export const ${word}: GameDefinition = {
      id: '${id}',
      name: ${JSON.stringify(name)},
      shortName: ${JSON.stringify(name)},
      controllers: ['SWITCH', 'GAMECUBE', 'PLAYSTATION', 'XBOX'],
      fighters: ${word}Fighters,
      groups: [],
      patches: { known: ['1.0'], later: /^\\d{1,2}\\.\\d{1,2}$/ },
      inputs: {
        roles: { stick: 'Stick', cstick: 'C-stick', a: 'Attack', b: 'Special', x: 'Jump', y: 'Jump', trigger: 'Shield', z: 'Grab' },
        shield: 'R_TRIGGER',
        grab: 'R_Z',
      },
      scale: { kind: 'percent', max: 200 },
      conditions: { position: [], platform: [], di: [] },
      frameData: null,
      replays: null,
      emblems: {},
    };
    `,
  );
  plan.write(
    `${folder}/words.ts`,
    `import type { GameWords } from '../game.js';

    /** What players of ${name} say. */
    export const ${word}Words: GameWords = {
      names: ${JSON.stringify(name.toLowerCase())},
      aliases: {},
      classes: [],
      stages: '',
      moves: '',
      telltales: {},
    };
    `,
  );
  plan.edit(
    'contracts/src/games/shipped.ts',
    (text) => addImport(text, `import { ${word} } from './${id}/index.js';`),
    (text) => addTo(text, 'shippedGames', word),
  );
  plan.edit(
    'contracts/src/games/words.ts',
    (text) => addImport(text, `import { ${word}Words } from './${id}/words.js';`),
    (text) => addTo(text, 'words', `['${id}', ${word}Words]`),
  );
  plan.edit('docs/search.md', (text) => text.replace(/^(\| `game` .*`)( +\| of that game)/m, `$1, \`${id}\`$2`));
  return [
    `${folder}/index.ts: controllers, versions, what inputs do, how it counts; contracts/src/games/game.ts says what each field means`,
    `${folder}/fighters.ts: its roster; ${folder}/words.ts: what its players say`,
    'contracts/src/games/registry.test.ts: how many fighters it has',
    'npm test',
  ];
}
