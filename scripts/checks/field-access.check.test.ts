import { Source } from 'graphql';

import { complaintsAboutAccess } from './field-access.check';

const DIRECTIVES = `
  directive @scope(is: String!) on FIELD_DEFINITION
  directive @bearer on FIELD_DEFINITION
  directive @firstParty on FIELD_DEFINITION
  directive @credential on FIELD_DEFINITION
  type Video { code: String views: Int @scope(is: "comments:read") }
  input SignIn { email: String password: String csrfToken: String }
`;
const complaints = (query: string, mutation = '', scopes = ['catalogue:read', 'comments:read']) =>
  complaintsAboutAccess(
    [
      new Source(`${DIRECTIVES} type Query { video: Video @scope(is: "catalogue:read") ${query} }`),
      new Source(mutation && `type Mutation { ${mutation} }`),
    ].filter(({ body }) => body !== ''),
    scopes,
  );

describe('who may ask for a field', () => {
  test('is said by each field of the root', () => {
    const mutation = `
      save: Int @bearer
      sendNote(csrfToken: String): Int @firstParty
      signIn(input: SignIn!): Int @firstParty @credential`;
    expect(complaints('viewer: Int @bearer', mutation)).toEqual([]);
  });

  test.each([
    ['a query that does not say', 'more: Int', '', 'Query.more needs one of'],
    ['a query that says two things', 'more: Int @bearer @firstParty', '', 'Query.more needs one of'],
    ['a mutation that does not say', '', 'save: Int', 'Mutation.save needs one of'],
    ['a mutation for keys', '', 'save: Int @scope(is: "comments:read")', 'only ever reads'],
    ['a scope that nobody knows', 'more: Int @scope(is: "videos:read")', '', '"videos:read"'],
    ['a password', '', 'signIn(input: SignIn!): Int @firstParty', 'Mutation.signIn takes a password'],
    ['a token', '', 'verify(token: String!): Int @firstParty', 'Mutation.verify takes a password or a token'],
  ])('is missed: %s', (_what, query, mutation, complaint) => {
    expect(complaints(query, mutation)).toEqual([expect.stringContaining(complaint)]);
  });

  test('may be a key that only reads: of a subscription too', () => {
    const subscription = 'type Subscription { added: Int @scope(is: "comments:read") }';
    const sources = [`${DIRECTIVES} type Query { video: Video @scope(is: "catalogue:read") }`, subscription];
    expect(
      complaintsAboutAccess(
        sources.map((source) => new Source(source)),
        ['catalogue:read', 'comments:read'],
      ),
    ).toEqual([]);
  });

  test('a scope that opens nothing is found', () => {
    const scopes = ['catalogue:read', 'comments:read', 'plans:read'];
    expect(complaints('', '', scopes)).toEqual(['The scope plans:read opens no field of the graph.']);
  });
});
