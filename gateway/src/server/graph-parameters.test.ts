import { parametersOfUrl, persistedHashOf } from './graph-parameters';

const urlOf = (...parameters: [name: string, value: string][]) =>
  `/graphql?${new URLSearchParams(parameters).toString()}`;

describe('the parameters in a URL', () => {
  const url = urlOf(['query', '{ id }'], ['variables', '{"of":{"slugs":["a"]}}'], ['other', 'left out']);

  it('are read as they were sent', () => {
    expect(parametersOfUrl(url)).toEqual({ query: '{ id }', variables: { of: { slugs: ['a'] } } });
  });

  it('are shared by the requests of the same URL, so nothing in them can be changed', () => {
    const { variables } = parametersOfUrl(url) as { variables: { of: { slugs: string[] } } };
    expect(parametersOfUrl(url)?.variables).toBe(variables);
    expect(() => variables.of.slugs.push('b')).toThrow(TypeError);
    expect(() => Object.assign(variables, { more: 1 })).toThrow(TypeError);
    expect(() => Object.assign(parametersOfUrl(url) ?? {}, { query: '{ other }' })).toThrow(TypeError);
  });

  it.each([
    ['a parameter that is there twice', urlOf(['query', '{ id }'], ['query', '{ other }'])],
    ['JSON that is invalid', urlOf(['query', '{ id }'], ['variables', '{'])],
    ['variables that are no record', urlOf(['query', '{ id }'], ['variables', '7'])],
    ['a fragment', `${urlOf(['query', '{ id }'])}#part`],
    ['no parameters', '/graphql'],
  ])('are left to Apollo Server with %s', (_what, unclear) => {
    expect(parametersOfUrl(unclear)).toBeNull();
  });
});

test('a hash is read from the first version of persisted queries, and others are left to Apollo Server', () => {
  const of = (persistedQuery: unknown) => persistedHashOf({ persistedQuery });
  expect(of({ version: 1, sha256Hash: 'abc' })).toBe('abc');
  expect([of({ version: 2, sha256Hash: 'abc' }), of({ version: 1 }), of('abc')]).toEqual([null, null, null]);
  expect([persistedHashOf(undefined), persistedHashOf({})]).toEqual([undefined, undefined]);
});
