/** What is this project's own, and what React asks for. All other rules, those that need types among them, are oxlint's (`.oxlintrc.json`). */
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Who may import whom; everything else is a mistake. */
const arrows = {
  contracts: [],
  platform: ['contracts'],
  backend: ['contracts', 'platform'],
  'search-indexer': ['contracts', 'platform'],
  'preview-worker': ['contracts', 'platform'],
  frontend: ['contracts'],
  standalone: ['contracts', 'platform', 'backend', 'search-indexer', 'preview-worker'],
  bench: ['contracts', 'platform', 'backend', 'search-indexer', 'preview-worker', 'standalone'],
};
const rooms = Object.keys(arrows);
/** Rooms whose entry points choose engines. */
const composing = ['standalone', 'bench'];

const arrowRules = Object.entries(arrows).flatMap(([room, may]) => {
  const foreign = rooms.filter((other) => other !== room && !may.includes(other)).map((other) => `@combolab/${other}`);
  const arrow = [
    { group: foreign, message: `${room} may import ${may.join(', ') || 'no other room'} only.` },
    { group: ['@combolab/*/src/**', '@combolab/*/dist/**'], message: 'Import a room by its public entry.' },
  ].filter(({ group }) => group.length > 0);
  const engines = { group: ['@combolab/platform/adapters/**'], message: 'Only composition roots choose engines.' };
  const rule = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });
  return [
    { files: [`${room}/src/**`], rules: rule(composing.includes(room) ? arrow : [...arrow, engines]) },
    { files: [`${room}/src/**/*.test.ts`], rules: rule(arrow) },
  ];
});
/** Entry points of processes choose engines too, and join what a process needs of other rooms. */
const processRules = [
  {
    files: [
      'backend/src/main.ts',
      'backend/src/admin.ts',
      'backend/src/prepare.ts',
      'backend/src/process/**',
      'search-indexer/src/main.ts',
      'preview-worker/src/main.ts',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
];

/** The page: shared <- features <- app, and features do not know each other. */
const pageRules = [
  {
    files: ['frontend/src/shared/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/features/**', '**/app/**'], message: 'shared knows neither features nor app.' }] },
      ],
    },
  },
  // How many folders up another feature begins depends on the depth of the file.
  ...[1, 2, 3].map((depth) => ({
    files: [`frontend/src/features${'/*'.repeat(depth + 1)}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/app/**', '../../features/**', '../!(shared)*/**/features/**'],
              message: 'A feature knows shared and itself.',
            },
            {
              regex: `^(\\.\\./){${String(depth)}}(?!\\.\\.)(?!shared/)[a-z-]+/`,
              message: 'A feature does not import another.',
            },
          ],
        },
      ],
    },
  })),
];

export default tseslint.config(
  { ignores: ['**/dist/', '**/dist-web/', '**/*.mjs', 'frontend/vite.*.ts', 'frontend/public/**', 'data/'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    // they are for the rules of types too, which oxlint checks
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
  {
    files: ['**/*.decider.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'A decider has no clock.',
        },
        { selector: "NewExpression[callee.name='Date']", message: 'A decider has no clock.' },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'A decider has no dice.',
        },
      ],
    },
  },
  {
    // a failed read that nobody hears of shows wrong or empty views while everything says it is well
    files: [
      'platform/src/{adapters,runtime,supervision}/**',
      'search-indexer/src/**',
      'backend/src/**',
      'standalone/src/**',
    ],
    ignores: [
      '**/*.decider.ts',
      '**/*.test.ts',
      '**/testing/**',
      '**/journeys/**',
      'backend/src/http/**',
      'backend/src/modules/{pictures,uploads}/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CatchClause[param=null]',
          message: 'Name the error: tell of it, or let go on what is not expected.',
        },
        {
          selector: 'CatchClause[body.body.length=0]',
          message: 'What is caught must be told, or be let go on.',
        },
      ],
    },
  },
  ...arrowRules,
  ...processRules,
  ...pageRules,
  {
    files: ['frontend/src/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
);
