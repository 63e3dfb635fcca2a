import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

import { stayInWorkspace } from './scripts/eslint/stay-in-workspace.rule.mjs';

const CODE = ['**/*.{ts,tsx,mjs}'];
const GRAPH = 'gateway/src/**/*.graphql';
const OPERATIONS = ['site/**/*.graphql', 'partner/**/*.graphql'];

/** One for both: the plugin keeps the first that it meets. */
const GRAPHQL_CONFIG = { schema: GRAPH, documents: OPERATIONS };

/** Tools that ask for a default export: configurations, Jest's global hooks, Gatsby's pages and Strapi's files. */
const DEFAULT_EXPORTS = [
  '**/*.config.{ts,mjs}',
  '**/jest-database.*.ts',
  '**/gatsby-*.{ts,tsx}',
  'site/build/*.ts',
  'site/src/pages*/**',
  '**/*.d.ts',
  'cms/config/**',
  'cms/src/**',
];

/** Tools that people run: they speak on the terminal. */
const COMMAND_LINE = ['**/tools/**', '**/bundle/**', 'site/builder/**', 'media/clips/**', '*/openapi.ts'];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/public/',
    '**/releases/',
    '**/.cache/',
    '**/.strapi/',
    '**/.tmp/',
    // Bundled from site/builder by its build.
    'site/gatsby-{config,node}.mjs',
    '**/*.generated.ts',
    'cms/types/generated/',
    '.data/',
    'test-results/',
    'tests/test-results/',
  ]),
  {
    files: CODE,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { sahra: { rules: { 'stay-in-workspace': stayInWorkspace } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*/*.mjs', '*/*/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      'sahra/stay-in-workspace': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Export by name: a name can be searched for.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union of strings or an object `as const`.' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allow: [{ from: 'lib', name: ['URL', 'URLSearchParams'] }] },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off',
      // TypeScript's own noPropertyAccessFromIndexSignature is off; both spellings read well.
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    },
  },
  // A contract test compares what two workspaces say: it has to read both.
  { files: ['tests/contract/**'], rules: { 'sahra/stay-in-workspace': 'off' } },
  // Matchers as expect.any() have the type any, on purpose.
  { files: ['**/*.{test,spec}.{ts,tsx}'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
  { files: COMMAND_LINE, rules: { 'no-console': 'off' } },
  { files: DEFAULT_EXPORTS, rules: { 'no-restricted-syntax': 'off' } },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['site/**/*.tsx', 'partner/**/*.tsx', 'cms/src/admin/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: [GRAPH],
    plugins: { '@graphql-eslint': graphqlPlugin },
    languageOptions: { parser: graphqlPlugin.parser, parserOptions: { graphQLConfig: GRAPHQL_CONFIG } },
    rules: {
      '@graphql-eslint/description-style': ['error', { style: 'inline' }],
      '@graphql-eslint/known-type-names': 'error',
      '@graphql-eslint/no-typename-prefix': 'error',
      '@graphql-eslint/no-hashtag-description': 'error',
      '@graphql-eslint/require-deprecation-reason': 'error',
      '@graphql-eslint/require-description': [
        'error',
        { types: true, FieldDefinition: true, rootField: true },
      ],
      '@graphql-eslint/unique-type-names': 'error',
      '@graphql-eslint/unique-field-definition-names': 'error',
    },
  },
  {
    files: OPERATIONS,
    plugins: { '@graphql-eslint': graphqlPlugin },
    languageOptions: {
      parser: graphqlPlugin.parser,
      parserOptions: { graphQLConfig: GRAPHQL_CONFIG },
    },
    rules: {
      ...graphqlPlugin.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/naming-convention': 'off',
      '@graphql-eslint/require-selections': 'off',
      '@graphql-eslint/selection-set-depth': 'off',
    },
  },
);
