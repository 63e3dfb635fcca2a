/** @type {import('jest').Config} */
export default {
  projects: ['schemas', 'site', 'gateway', 'cms', 'accounts', 'media', 'partner', 'scripts', 'tests'].map(
    (workspace) => `<rootDir>/${workspace}`,
  ),
};
