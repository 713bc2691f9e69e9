import accessibility from 'eslint-plugin-jsx-a11y-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { house } from './.ci/lint/house-plugin.js';
import { ONE_DATE_FIELD, ONE_TOAST, RESTRICTED_IMPORTS } from './.ci/lint/restricted-imports.js';

// The rules that need types or the React Compiler are in .oxlintrc.json.
const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const TESTS = ['**/*.spec.ts', '**/*.spec.tsx', '**/*.e2e-spec.ts', 'frontend/e2e/**/*.ts'];

/** Faults that TypeScript lets pass in any file. */
const correctness = {
  'array-callback-return': 'error',
  'default-case-last': 'error',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-async-promise-executor': 'error',
  'no-cond-assign': 'error',
  'no-constant-binary-expression': 'error',
  'no-control-regex': 'error',
  'no-debugger': 'error',
  'no-dupe-else-if': 'error',
  'no-duplicate-case': 'error',
  'no-empty': 'error',
  'no-fallthrough': 'error',
  'no-irregular-whitespace': 'error',
  'no-misleading-character-class': 'error',
  'no-self-assign': 'error',
  'no-self-compare': 'error',
  'no-shadow-restricted-names': 'error',
  'no-template-curly-in-string': 'error',
  'no-throw-literal': 'error',
  'no-unreachable': 'error',
  'no-unsafe-finally': 'error',
  'no-useless-assignment': 'error',
  'no-useless-escape': 'error',
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
};

export default defineConfig(
  globalIgnores(['**/dist/', '**/coverage/', '**/test-results/', '**/playwright-report/', '.data/']),
  {
    // A rule that is wrong in one place is wrong: change it here, with a reason.
    linterOptions: { noInlineConfig: true },
    plugins: { house },
    rules: {
      ...correctness,
      'house/imports': 'error',
      // As above, for oxlint.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'start' }],
    },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strict],
    // As in the tsconfigs: imports that decorators need at run time are no type imports.
    languageOptions: {
      parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true, jsxPragma: null },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      // Empty interfaces are how declaration merging begins.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // `void | Promise<void>` is how a callback says that it may be either.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: [
      'backend/src/main.ts',
      'backend/src/bin/**',
      'backend/src/platform/config/**',
      'backend/src/platform/database/embedded-run.ts',
      '**/*.spec.ts',
    ],
    rules: {
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Inject Settings: platform/config reads and checks every variable.',
        },
        {
          property: 'transaction',
          message: 'Use Transactions.run: it joins a transaction that is open already, and tells of the commit.',
        },
      ],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/platform/http/nested.ts'],
    rules: { 'no-restricted-imports': ['error', RESTRICTED_IMPORTS] },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }], 'no-restricted-syntax': ['error', ...ONE_TOAST] },
  },
  {
    files: ['frontend/src/admin-ui/**/*.tsx', 'frontend/src/features/admin/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...ONE_TOAST, ONE_DATE_FIELD] },
  },
  {
    files: ['frontend/src/**/*.tsx'],
    extends: [accessibility.configs.strict],
    rules: {
      'jsx-a11y-x/aria-role': ['error', { ignoreNonDOM: true }],
      // Focus follows what a person has just opened.
      'jsx-a11y-x/no-autofocus': 'off',
      // Video calls are live.
      'jsx-a11y-x/media-has-caption': 'off',
      // Content that is wider or longer than its frame is scrolled by keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['region', 'log'], tags: ['ul'] }],
      // A form and a dialog hear of what happens inside them.
      'jsx-a11y-x/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp'], dialog: ['onClick', 'onMouseDown'] },
      ],
      // In a list of options and in tabs, only one element is reached by Tab, and arrows do the rest.
      'jsx-a11y-x/interactive-supports-focus': 'off',
    },
  },
  {
    // Escape closes a dialog, arrows and Enter choose an option, and fields next to the strip take the same times.
    files: [
      'frontend/src/ui/Dialog.tsx',
      'frontend/src/ui/command/CommandPalette.tsx',
      'frontend/src/features/interviews/planning/DayStrip.tsx',
    ],
    rules: { 'jsx-a11y-x/click-events-have-key-events': 'off' },
  },
  {
    // What the generator cannot know is `any`, and an empty answer is `{}`.
    files: ['frontend/src/api/generated/**/*.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off', '@typescript-eslint/no-empty-object-type': 'off' },
  },
  { files: TESTS, rules: { 'house/tests': 'error' } },
);
