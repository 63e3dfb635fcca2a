import { Source } from 'graphql';

import { findUnrecordedBreakingChanges } from './breaking-changes.check';
import { findMissingDescriptions } from './descriptions.check';
import { findSchemaDrift } from './schema-drift.check';
import { findUnknownCalls } from './upstream-calls.check';

const SDL = [
  new Source('"The root." type Query { "A." a: Int }'),
  new Source('extend type Query { "B." b: Int }'),
];
const CONTRACT = '"The root." type Query { "A." a: Int "B." b: Int }';

describe('schema drift', () => {
  test('is none when the contract says what the SDL says', () => {
    expect(findSchemaDrift(CONTRACT, SDL)).toEqual([]);
  });

  test.each([
    ['a field that is missing', '"The root." type Query { "A." a: Int }'],
    ['a field that is left over', '"The root." type Query { "A." a: Int "B." b: Int "C." c: Int }'],
    ['another type', '"The root." type Query { "A." a: String "B." b: Int }'],
    ['another description', '"The root." type Query { "Another." a: Int "B." b: Int }'],
    ['a type at the end', `${CONTRACT} "Z." type Zebra { "Z." z: Int }`],
  ])('is found: %s', (_what, contract) => {
    expect(findSchemaDrift(contract, SDL)).toEqual([expect.stringContaining('npm run codegen')]);
  });
});

describe('breaking changes', () => {
  const without = '"The root." type Query { "A." a: Int }';

  test('a new field breaks nobody', () => {
    expect(findUnrecordedBreakingChanges(without, CONTRACT, [])).toEqual([]);
  });

  test('a removed field is found', () => {
    expect(findUnrecordedBreakingChanges(CONTRACT, without, ['Something else.'])).toEqual([
      expect.stringContaining('Query.b was removed.'),
    ]);
  });

  test('a new required argument is found', () => {
    const strict = '"The root." type Query { "A." a("X." x: Int!): Int "B." b: Int }';
    expect(findUnrecordedBreakingChanges(CONTRACT, strict, [])).toHaveLength(1);
  });

  test('a decision record that names the change allows it, and no other', () => {
    const decision = 'We take it back: Query.b was removed.';
    expect(findUnrecordedBreakingChanges(CONTRACT, without, [decision])).toEqual([]);
    expect(
      findUnrecordedBreakingChanges(CONTRACT, '"The root." type Query { "C." c: Int }', [decision]),
    ).toEqual([expect.stringContaining('Query.a was removed.')]);
  });
});

describe('descriptions', () => {
  const complaints = (sdl: string) => findMissingDescriptions(new Source(sdl, 'x.graphql'));

  test('are complete here', () => {
    expect(
      complaints(
        '"T." type T { "F." f("A." a: Int): E } "E." enum E { "V." V } extend type T { "G." g: Int }',
      ),
    ).toEqual([]);
  });

  test.each([
    ['type', 'type T { "F." f: Int }', 'T'],
    ['field', '"T." type T { f: Int }', 'f'],
    ['field of an extension', 'extend type T { f: Int }', 'f'],
    ['argument', '"T." type T { "F." f(a: Int): Int }', 'a'],
    ['enum value', '"E." enum E { V }', 'V'],
    ['input field', '"I." input I { f: Int }', 'f'],
    ['scalar', 'scalar S', 'S'],
    ['directive', 'directive @d on FIELD', '@d'],
  ])('a missing one is found: %s', (_what, sdl, name) => {
    expect(complaints(sdl)).toEqual([expect.stringContaining(name)]);
  });
});

describe('calls of services', () => {
  const document = { paths: { '/api/plans': { get: {} }, '/api/shows/{slug}': { get: {}, delete: {} } } };
  const found = (call: string) =>
    findUnknownCalls(new Source(`type Query { a: Int @upstream(call: "${call}") }`, 'a.graphql'), [document]);

  test.each(['GET api/plans', 'DELETE api/shows/{slug}'])('%s exists', (call) => {
    expect(found(call)).toEqual([]);
  });

  test.each(['POST api/plans', 'GET /api/plans', 'GET api/shows/{code}', 'GET api/plan'])(
    '%s does not',
    (call) => {
      expect(found(call)).toEqual([`a.graphql:1 no OpenAPI document contains the call "${call}".`]);
    },
  );
});
