import { buildSchema, Source } from 'graphql';

import { findUnrecordedBreakingChanges } from './breaking-changes.check';
import {
  findInvalidExamples,
  findMisplacedExamples,
  findMissingDescriptions,
  findMissingExamples,
} from './descriptions.check';
import { findSchemaDrift } from './schema-drift.check';
import { findUpstreamNames } from './upstream-names.check';

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

describe('who may read a field', () => {
  const directive = 'directive @bearer on FIELD_DEFINITION';
  const sources = [new Source(`${directive} type Query { "A." a: Int @bearer }`)];

  test('stands in the contract that tools download', () => {
    const sentence = "Takes the viewer's bearer; a partner key opens nothing here.";
    const told = `${directive} type Query { """A.\n\n${sentence}""" a: Int @bearer }`;
    expect(findSchemaDrift(told, sources)).toEqual([]);
  });

  test('is missed where the contract does not say it', () => {
    const silent = `${directive} type Query { "A." a: Int @bearer }`;
    expect(findSchemaDrift(silent, sources)).toEqual([expect.stringContaining('npm run codegen')]);
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

describe('examples in descriptions', () => {
  const contract = buildSchema(`
    type Query { show(slug: String!): Show shows: [Show!] }
    type Mutation { save(slug: String!): Show }
    type Subscription { saved: Show }
    type Show { title: String! sequel: Show }
  `);
  const source = (type: string, field: string, description: string) =>
    new Source(`type ${type} { "${description.replaceAll('"', '\\"')}" ${field}: Show }`, 'x.graphql');

  test.each([
    ['Query', 'show', '{ show(slug: "respawn") { title } }'],
    ['Query', 'show', 'query ($slug: String!) { show(slug: $slug) { title } }'],
    ['Mutation', 'save', 'mutation { save(slug: "respawn") { title } }'],
    ['Subscription', 'saved', 'subscription { saved { title } }'],
    ['Show', 'sequel', '{ shows { sequel { title } } }'],
  ])('may be as in %s.%s: %s', (type, field, example) => {
    const sdl = source(type, field, `A show. Example: \`${example}\``);
    expect(findMissingExamples(sdl)).toEqual([]);
    expect(findInvalidExamples(sdl, contract)).toEqual([]);
    expect(findMisplacedExamples(sdl, contract)).toEqual([]);
  });

  test.each([
    ['Query', 'A show.'],
    ['Mutation', 'A show, e.g. `respawn`.'],
    ['Subscription', 'A show. Example: { saved { title } }'],
    ['Query', 'A show. Example: `{ shows { title } }` More of it.'],
  ])('a missing one is found in %s: %s', (type, description) => {
    const missing = [expect.stringContaining(`${type}.show does not end with an example`)];
    expect(findMissingExamples(source(type, 'show', description))).toEqual(missing);
  });

  test('a missing one is found in an extension, with its line', () => {
    expect(findMissingExamples(new Source('extend type Query {\n show: Show }', 'x.graphql'))).toEqual([
      expect.stringContaining('x.graphql:2 the description of Query.show'),
    ]);
  });

  test('need not be in fields of other types', () => {
    expect(findMissingExamples(source('Show', 'sequel', 'The next one.'))).toEqual([]);
  });

  test.each([
    ['does not parse', '{ shows { title }', 'Syntax Error'],
    ['is empty', '', 'Syntax Error'],
    ['selects an unknown field', '{ shows { name } }', 'Cannot query field "name"'],
    ['leaves out an argument', '{ show { title } }', 'argument "slug"'],
    ['selects nothing of an object', '{ shows }', 'must have a selection of subfields'],
  ])('one that %s is found', (_what, example, problem) => {
    const invalid = [expect.stringContaining(problem)];
    const description = `A show. Example: \`${example}\``;
    expect(findInvalidExamples(source('Query', 'show', description), contract)).toEqual(invalid);
    expect(findInvalidExamples(source('Show', 'sequel', description), contract)).toEqual(invalid);
    expect(findMisplacedExamples(source('Query', 'show', description), contract)).toEqual([]);
  });

  test('one in the description of a type is checked too', () => {
    const sdl = new Source('"A show. Example: `{ film }`" type Show { "T." title: String! }');
    expect(findInvalidExamples(sdl, contract)).toEqual([expect.stringContaining('"film"')]);
  });

  test.each([
    ['Query', 'show', '{ shows { title } }'],
    ['Show', 'sequel', '{ shows { title } }'],
  ])('one that does not select its field is found: %s.%s', (type, field, example) => {
    expect(findMisplacedExamples(source(type, field, `A show. Example: \`${example}\``), contract)).toEqual([
      expect.stringContaining(`does not select ${type}.${field}`),
    ]);
  });
});

describe('descriptions for strangers', () => {
  const complaints = (description: string) =>
    findUpstreamNames(new Source(`type T { "${description}" f: Int @upstream(call: "GET api/cms") }`));

  test('may say anything but names of upstreams', () => {
    expect(complaints('The account of a viewer, from any source; `apiKey` is no path.')).toEqual([]);
  });

  test.each([
    'Source: nobody.',
    'See `api/videos`.',
    'Made in Strapi.',
    'From the CMS.',
    'While accounts is away.',
  ])('may not say: %s', (description) => {
    expect(complaints(description)).toEqual([expect.stringContaining('use @upstream')]);
  });
});
