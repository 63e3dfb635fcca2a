/** Modules of accounts, lowest layer first; modules on the same line must not import each other. */
const ORDER = [
  ['platform'],
  ['partners'],
  ['identity'],
  ['billing'],
  ['library', 'community', 'messages'],
  ['lifecycle'],
  ['admin'],
  ['app'],
];

/** Helpers of tests. */
const TESTING = '/testing/';
/** The seed writes demo data with each module's own functions, so that it looks like real data. */
const SEED = '^src/app/seed/';
const PUBLIC_INTERFACE = '/[^/]+\\.module\\.ts$';
const inside = (modules) => `^src/(?:${modules.join('|')})/`;

const downwards = ORDER.flatMap((line, level) =>
  line.map((module) => ({
    name: `${module}-imports-downwards`,
    comment:
      'A module imports only those below it: platform < partners < identity < billing < library, community, messages < lifecycle < admin < app.',
    severity: 'error',
    from: { path: inside([module]), pathNot: TESTING },
    to: {
      path: inside(
        ORDER.slice(level)
          .flat()
          .filter((other) => other !== module),
      ),
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...downwards,
    {
      name: 'modules-by-public-interface',
      comment: 'What a module shows to others stands in its *.module.ts; the platform is open to all.',
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: [TESTING, SEED] },
      to: { path: '^src/[^/]+/', pathNot: ['^src/$1/', '^src/platform/', PUBLIC_INTERFACE] },
    },
    {
      name: 'programs-by-public-interface',
      comment: 'What starts a process uses the app, the platform and the public interfaces of modules.',
      severity: 'error',
      from: { path: '^src/[^/]+\\.ts$' },
      to: { path: '^src/[^/]+/', pathNot: ['^src/app/', '^src/platform/', PUBLIC_INTERFACE] },
    },
    {
      name: 'no-test-helpers-in-the-product',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTING },
      to: { path: TESTING },
    },
    {
      name: 'no-cycles-of-files',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTING },
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/', pathNot: 'testing$' },
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: '^src/',
    exclude: { path: '\\.test\\.ts$' },
    // Test helpers start the whole service: who imports them is checked, what they import is not.
    doNotFollow: { path: TESTING },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
