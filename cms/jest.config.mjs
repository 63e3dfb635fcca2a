import { project } from '../jest.base.mjs';

export default project('cms', {
  globalSetup: '@sahra/scripts/database/jest-database.setup',
  globalTeardown: '@sahra/scripts/database/jest-database.teardown',
});
