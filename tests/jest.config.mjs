import { project } from '../jest.base.mjs';

const { transform } = project('contract');

/** Checks of more than one workspace; they need no running product. */
export default project('contract', {
  testMatch: ['<rootDir>/contract/*.test.ts'],
  transform: { ...transform, '\\.graphql$': '<rootDir>/../site/testing/text.cjs' },
});
