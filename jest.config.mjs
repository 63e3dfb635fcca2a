/** @type {import('jest').Config} */
export default {
  // One more than a laptop's two cores, because a third of a suite is waiting for databases and services. Each in a
  // process of its own, and a new one once it has grown: every Strapi that ran in it leaves hooks behind that slow all that follows.
  maxWorkers: 3,
  workerIdleMemoryLimit: '1GB',
  // A limit for what hangs, no measure: hooks that start services share the machine with everything else that is tested.
  testTimeout: 240_000,
  projects: ['schemas', 'site', 'gateway', 'cms', 'accounts', 'media', 'partner', 'scripts', 'tests'].map(
    (workspace) => `<rootDir>/${workspace}`,
  ),
};
