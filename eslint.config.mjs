import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

import { noLookupByString } from './scripts/lint/no-lookup-by-string.rule.mjs';

// What oxlint cannot look at: GraphQL, and a rule of ours that asks for types. All other rules are in .oxlintrc.json.

const GRAPH = 'gateway/src/**/*.graphql';
const OPERATIONS = ['site/**/*.graphql', 'partner/**/*.graphql'];

/** Shared by both configs, because the plugin keeps the first one that it loads. */
const GRAPHQL_CONFIG = { schema: GRAPH, documents: OPERATIONS };

/** Code that handles untrusted input, without its tests, seeds and tools. */
const SERVICES = [
  '{accounts,cms,gateway,media,partner}/src/**/*.{ts,tsx}',
  'site/{server,src}/**/*.{ts,tsx}',
  'schemas/*.ts',
];
const NOT_SERVED = ['**/*.{test,spec}.{ts,tsx}', '**/{seed,testing}/**'];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/public/',
    '**/releases/',
    '**/.cache/',
    '**/.strapi/',
    '**/.tmp/',
    '**/*.mjs',
    '**/*.generated.ts',
    '.data/',
    'tests/test-results/',
  ]),
  {
    files: SERVICES,
    ignores: NOT_SERVED,
    plugins: { sahra: { rules: { 'no-lookup-by-string': noLookupByString } } },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: { 'sahra/no-lookup-by-string': 'error' },
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
    languageOptions: { parser: graphqlPlugin.parser, parserOptions: { graphQLConfig: GRAPHQL_CONFIG } },
    rules: {
      ...graphqlPlugin.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/naming-convention': 'off',
      '@graphql-eslint/require-selections': 'off',
      '@graphql-eslint/selection-set-depth': 'off',
    },
  },
);
