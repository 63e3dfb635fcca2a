import { selectAffectedSpecs } from './select-affected-specs';

test.each([
  ['a service', ['gateway/src/graph/schema.ts', 'tests/browser/faq-publish.spec.ts'], 'all'],
  ['what every service shares', ['schemas/constants.ts'], 'all'],
  ['a helper of the browser tests', ['tests/browser/support/player.ts'], 'all'],
  [
    'browser tests alone',
    ['tests/wire/private-services.spec.ts', 'site/server/server.test.ts'],
    ['wire/private-services.spec.ts'],
  ],
  [
    'tests and texts that no page reads',
    ['docs/testing.md', 'site/server/server.test.ts', 'README.md'],
    'none',
  ],
  ['nothing', [], 'none'],
])('a change of %s', (_what, files, specs) => {
  expect(selectAffectedSpecs(files)).toEqual(specs);
});
