import { project } from '../jest.base.mjs';

const base = project('site');

export default project('site', {
  transform: { ...base.transform, '\\.graphql$': '<rootDir>/testing/text.cjs' },
  testEnvironment: '<rootDir>/testing/environment.cjs',
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/testing/setup.ts'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/testing/css-module.cjs',
    '\\.(css|woff2)$': '<rootDir>/testing/file.cjs',
  },
});
