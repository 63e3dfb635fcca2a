import { project } from '../jest.base.mjs';

export default project('accounts', {
  testEnvironment: 'node',
  globalSetup: '@sahra/scripts/database/jest-database.setup',
  globalTeardown: '@sahra/scripts/database/jest-database.teardown',
});
