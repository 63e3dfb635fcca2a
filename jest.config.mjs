/** @type {import('jest').Config} */
export default {
  projects: ['schemas', 'site', 'gateway', 'cms', 'accounts', 'media', 'partner', 'scripts'].map(
    (workspace) => `<rootDir>/${workspace}`,
  ),
};
