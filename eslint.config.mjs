/** What is this project's own, and what React asks for. All other rules, those that need types among them, are oxlint's (`.oxlintrc.json`). */
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { arrows } from './eslint.arrows.mjs';
import { texts } from './eslint.texts.mjs';

const NO_SELECT = {
  selector: "JSXOpeningElement[name.name='select']",
  message: 'Use Select or ChoiceMenu (shared/ui): one control of a kind.',
};

export default tseslint.config(
  { ignores: ['**/dist/', '**/dist-web/', 'bundle/', '**/*.mjs', 'frontend/vite.*.ts', 'frontend/public/**', 'data/'] },
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
  { files: ['**/*.ts', '**/*.tsx'], plugins: { arrows }, rules: { 'arrows/hold': 'error' } },
  {
    files: ['frontend/src/**'],
    // what programs and "Type it" read: words of a format, not of the page
    ignores: [
      'frontend/src/entities/replay/melee.ts',
      'frontend/src/features/create-combo/typed/input-words.ts',
      'frontend/src/features/guide-editor/model/pasted.ts',
      'frontend/src/shared/account/common-password.ts',
      'frontend/src/shared/notation/notation.ts',
    ],
    plugins: { texts },
    rules: { 'texts/in-messages': 'error' },
  },
  {
    files: ['frontend/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', NO_SELECT] },
  },
  {
    files: ['frontend/src/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy', 'Suspense'],
          message:
            'Use lazyPart (shared/lib), or lazy of a route: React holds back for 300 ms what takes the place of a fallback.',
        },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'frontend/src/shared/ui/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_SELECT,
        {
          selector: "JSXOpeningElement[name.name='details']",
          message: 'Use Disclosure (shared/ui): one control of a kind.',
        },
        {
          selector: "JSXOpeningElement[name.name='input'] > JSXAttribute[name.name='type'][value.value='checkbox']",
          message: 'Use CheckRow, CheckBox or SwitchRow (shared/ui): one control of a kind.',
        },
        {
          selector: "JSXOpeningElement[name.name='input'] > JSXAttribute[name.name='type'][value.value='radio']",
          message: 'Use RadioRow, Radio or Segments (shared/ui): one control of a kind.',
        },
      ],
    },
  },
  {
    files: ['frontend/src/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
);
