import { project } from '../jest.base.mjs';

/** Checks against the running product at BASE_URL (default http://localhost:8000). */
export default project('contract-running', { testMatch: ['<rootDir>/contract/running/*.test.ts'] });
