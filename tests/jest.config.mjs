import { project } from '../jest.base.mjs';

/** Checks that read files of more than one workspace; they need no running service. */
export default project('contract', { testMatch: ['<rootDir>/contract/*.test.ts'] });
