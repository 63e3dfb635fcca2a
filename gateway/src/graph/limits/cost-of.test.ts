import { buildSchema, Kind, parse } from 'graphql';
import type { GraphQLSchema } from 'graphql';

import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';

import { startTestGateway } from '../../testing/test-gateway';
import { readSiteOperations } from '../persisted-operations';
import { createGraphSchema } from '../schema';
import { COST_MAX, costOf } from './cost-of';

const LIBRARY = buildSchema(`
  directive @listSize(assumedSize: Int!) on FIELD_DEFINITION
  type Query { shelf(first: Int! = 20): BookConnection! all: [Book!]! @listSize(assumedSize: 40) book: Book found(first: Int!): [Thing!]! name: String }
  type BookConnection { edges: [BookEdge!]! nodes: [Book!]! total: Int }
  type BookEdge { node: Book! }
  type Book { title: String author: Author pictures: [Picture!]! }
  type Author { name: String books(first: Int!): BookConnection! }
  type Picture { url: String }
  union Thing = Book | Author
`);

/** Returns the cost of the first operation of a document. A missing page size variable counts as the maximum. */
const cost = (document: string, variables?: Record<string, unknown>, schema: GraphQLSchema = LIBRARY) => {
  const { definitions } = parse(document);
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) throw new Error('The document has no operation.');
  const names = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  const longest = Object.fromEntries(names.map((name) => [name, PAGE_SIZE_MAX]));
  const fragments = definitions.flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
  );
  const { selectionSet } = operation;
  const question = { schema, root, selectionSet, fragments: new Map(fragments) };
  return costOf({ ...question, variables: variables ?? longest });
};

describe('what a document costs', () => {
  it.each([
    ['values are free', '{ name }', 0],
    ['an object is one', '{ book { title author { name } } }', 2],
    ['a page counts what it may hold', '{ shelf(first: 7) { nodes { title } } }', 1 + 7],
    ['edges hold nodes', '{ shelf(first: 7) { edges { node { title } } } }', 1 + 7 * 2],
    [
      'nodes and edges are asked for both',
      '{ shelf(first: 3) { nodes { title } edges { node { title } } } }',
      10,
    ],
    [
      'what is below a page counts for each of it',
      '{ shelf(first: 5) { nodes { author { name } } } }',
      1 + 5 * 2,
    ],
    [
      'pages below pages multiply',
      '{ shelf(first: 5) { nodes { author { books(first: 4) { nodes { title } } } } } }',
      36,
    ],
    ['a page has the length of its default', '{ shelf { nodes { title } } }', 1 + 20],
    ['a list that says no length is taken to hold ten', '{ book { pictures { url } } }', 1 + 10],
    ['a list may say its own length', '{ found(first: 3) { __typename } }', 3],
    [
      'of a union the dearest counts',
      '{ found(first: 2) { ...on Book { author { name } } ...on Author { name } } }',
      4,
    ],
    ['aliases count each', '{ a: book { title } b: book { title } }', 2],
    [
      'fragments count where they are spread',
      '{ a: book { ...F } b: book { ...F } } fragment F on Book { author { name } }',
      4,
    ],
    ['what describes the schema counts by half', '{ __type(name: "Book") { fields { name } } }', 3],
    ['a list may say in the schema how long it is', '{ all { title } }', 40],
    ['a page of less than nothing is empty', '{ shelf(first: -5) { nodes { title } } }', 1],
  ])('%s', (_rule, document, expected) => {
    expect(cost(document)).toBe(expected);
  });

  it('reads the length of a page from the variables', () => {
    const document = 'query ($n: Int!) { shelf(first: $n) { nodes { title } } }';
    expect([cost(document, { n: 3 }), cost(document, { n: 30 })]).toEqual([4, 31]);
  });

  it('is soon known, however often fragments spread each other', () => {
    const levels = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on Book { ...F${n + 1} ...F${n + 1} }`,
    );
    const document = `{ book { ...F0 } } ${levels.join(' ')} fragment F60 on Book { author { name } }`;
    expect(cost(document)).toBe(1 + 2 ** 60);
  });
});

describe('too much to ask for', () => {
  it('is none of what the pages of the site ask, even by the longest page', () => {
    const schema = createGraphSchema();
    const costs = [...readSiteOperations().values()].map((document) => [
      document,
      cost(document, undefined, schema),
    ]);
    expect(costs.length).toBeGreaterThan(0);
    expect(costs.filter(([, each]) => Number(each) > COST_MAX)).toEqual([]);
  });

  it('is refused before any upstream is asked', async () => {
    const gateway = await startTestGateway();
    const before = gateway.cmsCalls();
    const query = '{ shows(first: 50) { nodes { videos(first: 50) { nodes { thumbnail { url } } } } } }';
    const { status, body } = await gateway.ask(query);
    expect([status, body.data]).toEqual([400, undefined]);
    expect(body.errors).toEqual([
      expect.objectContaining({
        message: 'The document asks for up to 5101 objects; at most 5000 are answered.',
      }),
    ]);
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(gateway.cmsCalls()).toEqual(before);
    await gateway.close();
  });
});
