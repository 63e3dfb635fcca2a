/** @type {import('jest').Config} */
export default {
  // Three workers for two cores: a third of the suite's time is waiting for databases and services.
  // A worker restarts once it exceeds the memory limit, because each Strapi that ran in it leaves memory behind, which
  // slows the later tests.
  maxWorkers: 3,
  testSequencer: '<rootDir>/jest.sequencer.mjs',
  workerIdleMemoryLimit: '1GB',
  // Limit for tests that hang, not a performance target: hooks that start services share the machine with all other
  // tests.
  testTimeout: 600_000,
  projects: ['schemas', 'site', 'gateway', 'cms', 'accounts', 'media', 'partner', 'scripts', 'tests'].map(
    (workspace) => `<rootDir>/${workspace}`,
  ),
};
