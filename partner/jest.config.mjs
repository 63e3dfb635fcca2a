import { project } from '../jest.base.mjs';

export default project('partner', { testEnvironment: './src/testing/browser-environment.mjs' });
