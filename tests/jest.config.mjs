import { project } from '../jest.base.mjs';

/** Checks that read the files of more than one workspace; nothing needs to run. */
export default project('contract', { testMatch: ['<rootDir>/contract/*.test.ts'] });
