import { project } from '../jest.base.mjs';

export default project('site', {
  testEnvironment: '<rootDir>/testing/environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/testing/setup.ts'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/testing/css-module.cjs',
    '\\.(css|woff2)$': '<rootDir>/testing/file.cjs',
  },
});
