import tseslint from 'typescript-eslint';

/** Rules by name, for the files they do not fit. The rules that read types are those of .oxlintrc.json. */
const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));

export default tseslint.config(
  { ignores: ['node_modules/', '.data/', 'cdk.out/', 'dist/', 'reports/', '.stryker-tmp/', 'web/public/'] },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Enums are not erasable: use a const object or a zod enum.' },
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression',
          message: 'The properties of an object are written in it, one a line.',
        },
      ],
      'no-nested-ternary': 'error',
      'max-params': ['error', 5],
      // A switch over the members of a union is one decision, however many they are.
      complexity: ['error', { max: 10, variant: 'modified' }],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 60],
    },
  },
  { name: 'JSX is longer than what it says', files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', 120] } },
  {
    name: 'a describe is one function, however many its tests',
    files: ['tests/**/*.{test,e2e}.{ts,tsx}'],
    rules: off('max-lines-per-function'),
  },
  {
    name: 'a service, a repository, a kind of long work is one function that answers an object of calls; so is a page that a test drives, or the subjects of a golden file',
    files: ['functions/**', 'tests/e2e/pages/**', 'tests/golden/temi/**', 'tests/lib/local/identity/visitor.ts'],
    rules: { 'max-lines-per-function': ['error', 120] },
  },
  {
    name: 'configurations and declarations export by default because their readers ask for it',
    files: ['*.config.{js,ts}', '.prettierrc.js', '**/*.d.ts', 'tests/run/whole-report.ts'],
    rules: off('no-restricted-syntax'),
  },

  {
    name: 'the whole path of a request, from the event to the answer, reads top to bottom in one file',
    files: ['functions/platform/http/api-handler.ts'],
    rules: { 'max-lines': ['error', 330] },
  },

  {
    name: 'each default of a field that may be missing counts as a branch: these read records of many such fields in one pass',
    files: [
      'functions/accesso/{accesso-service,inviti}.ts',
      'functions/{archivio/assenze/effetto-paga,assenze/ricerca-tipi}.ts',
      'functions/cedolini/{calcolo/voci-proposte,confronto/confronto}.ts',
      'functions/platform/{data/elenco,data/modifica,work/lavoro-steps}.ts',
      'functions/scambio/lavori/{esportazione/elenco,importazione/ripristino}.ts',
      'functions/scambio/prova-riga.ts',
    ],
    rules: { complexity: ['error', { max: 15, variant: 'modified' }] },
  },
);
