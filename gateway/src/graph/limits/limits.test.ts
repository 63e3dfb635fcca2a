import { buildSchema, getIntrospectionQuery, parse, validate, ValidationContext } from 'graphql';

import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';
import { ALIASES_MAX, aliasesRule } from './aliases.rule';
import { DEPTH_MAX, depthRule } from './depth.rule';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.cms.calls.length = 0;
});

/** Builds channel → videos → nodes → channel …, `levels` fields deep; the last one is a leaf. */
const deep = (levels: number): string => {
  const cycle = ['videos(first: 1)', 'nodes', 'channel'];
  const fields = ['channel(slug: "cinema")'];
  while (fields.length < levels - 1) fields.push(...cycle);
  const path = fields.slice(0, levels - 1);
  const leaf = { nodes: 'code', channel: 'slug' }[path.at(-1) ?? ''] ?? 'pageInfo { hasNextPage }';
  return `{ ${path.join(' { ')} { ${leaf} ${'} '.repeat(levels)}`;
};

const aliases = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: contentVersion`).join(' ')} }`;

const LEVELS = 30;
const LADDER_SCHEMA = buildSchema('type Query { step: Query end: String }');
/** Each fragment spreads the next one twice: 2^30 paths lead to the last. */
const LADDER = `{ ...F0 } fragment F${LEVELS} on Query { end } ${Array.from(
  { length: LEVELS },
  (_, n) => `fragment F${n} on Query { a${n}: step { ...F${n + 1} ...F${n + 1} } }`,
).join(' ')}`;

const refusalOf = async (query: string) => (await gateway.ask(query)).body.errors?.[0];

describe('limits of a document', () => {
  it(`answers ${DEPTH_MAX} levels and refuses one more before any upstream is asked`, async () => {
    expect(await refusalOf(deep(DEPTH_MAX))).toBeUndefined();
    gateway.cms.calls.length = 0;
    expect(await refusalOf(deep(DEPTH_MAX + 1))).toMatchObject({
      message: expect.stringContaining('nests 11 levels') as string,
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(gateway.cms.calls).toEqual([]);
  });

  it('counts depth through fragments', async () => {
    const query = `
      { channel(slug: "cinema") { ...One } }
      fragment One on Channel { videos(first: 1) { nodes { channel { ...Two } } } }
      fragment Two on Channel { videos(first: 1) { nodes { channel { ...Three } } } }
      fragment Three on Channel { videos(first: 1) { nodes { channel { slug } } } }`;
    expect((await refusalOf(query))?.message).toContain('nests 11 levels');
  });

  it(`answers ${ALIASES_MAX} aliases and refuses one more`, async () => {
    expect(await refusalOf(aliases(ALIASES_MAX))).toBeUndefined();
    expect(await refusalOf(aliases(ALIASES_MAX + 1))).toMatchObject({
      message: 'Aliases limit of 15 exceeded, found 16.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('counts aliases of `__typename` too', async () => {
    const query = aliases(ALIASES_MAX + 1).replaceAll('contentVersion', '__typename');
    expect((await refusalOf(query))?.message).toContain('found 16');
  });

  it('counts the aliases of a fragment as often as it is spread', async () => {
    const query = `
      { channel(slug: "cinema") { ...A ...B } }
      fragment A on Channel { a: slug b: slug c: slug d: slug }
      fragment B on Channel { ...A ...A ...A ...A }`;
    expect((await refusalOf(query))?.message).toContain('limit of 15 exceeded, found 20');
  });

  it.each([
    ['the depth', depthRule, `nests ${LEVELS + 1} levels`],
    ['the aliases', aliasesRule, `found ${2 ** LEVELS - 1}`],
  ])('reads each fragment at most twice to count %s, however often it is spread', (_what, rule, count) => {
    const read = jest.spyOn(ValidationContext.prototype, 'getFragment');
    const [refusal] = validate(LADDER_SCHEMA, parse(LADDER), [rule]);
    const { length } = read.mock.calls;
    read.mockRestore();
    expect(refusal?.message).toContain(count);
    expect(length).toBeLessThanOrEqual(2 * LEVELS);
  });

  it('ends on a fragment that spreads itself', async () => {
    const query = '{ channel(slug: "cinema") { ...A } } fragment A on Channel { slug ...A }';
    expect((await refusalOf(query))?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('refuses more than 2000 tokens', async () => {
    const document = (tokens: number) => `{ ${'contentVersion '.repeat(tokens - 2)} }`;
    // Many equal fields are refused too, but by another rule, after parsing.
    expect((await refusalOf(document(2_000)))?.message).not.toContain('token');
    expect((await refusalOf(document(2_001)))?.message).toContain('token');
  });

  it('leaves introspection to the tools that need it', async () => {
    expect(await refusalOf(getIntrospectionQuery())).toBeUndefined();
    const type = `ofType { ${'ofType { '.repeat(DEPTH_MAX)} name ${'} '.repeat(DEPTH_MAX)} }`;
    expect(await refusalOf(`{ __type(name: "Show") { fields { type { ${type} } } } }`)).toBeUndefined();
  });

  it('counts no level for `__typename`', async () => {
    const query = deep(DEPTH_MAX + 1);
    expect((await refusalOf(query))?.message).toContain('nests 11 levels');
    expect(await refusalOf(query.replace('{ slug }', '{ __typename }'))).toBeUndefined();
  });
});
