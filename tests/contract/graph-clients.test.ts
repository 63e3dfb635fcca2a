/** @jest-environment node */
import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { cacheExchange, Client, fetchExchange } from '@urql/core';

import { messageOf } from '@sahra/schemas/messages';

import { startTestGateway } from '../../gateway/src/testing/test-gateway';
import type { TestGateway } from '../../gateway/src/testing/test-gateway';

let gateway: TestGateway;
const sent: { method: string; headers: Headers }[] = [];
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  sent.length = 0;
});
afterAll(() => gateway.close());

const noted: typeof fetch = (url, init) => {
  sent.push({ method: init?.method ?? 'GET', headers: new Headers(init?.headers) });
  return fetch(url, init);
};

interface Told {
  data: unknown;
  codes: unknown[];
}
type Ask = (
  kind: 'query' | 'mutation',
  document: string,
  variables?: Record<string, unknown>,
) => Promise<Told>;

const urql = (): Client =>
  new Client({ url: `${gateway.origin}/graphql`, exchanges: [cacheExchange, fetchExchange], fetch: noted });

const byUrql: Ask = async (kind, document, variables = {}) => {
  const { data, error } = await urql()[kind]<unknown>(document, variables);
  return { data, codes: (error?.graphQLErrors ?? []).map(({ extensions }) => extensions['code']) };
};

const byApollo: Ask = async (kind, document, variables = {}) => {
  const link = new HttpLink({ uri: `${gateway.origin}/graphql`, fetch: noted });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const parsed = gql(document);
  try {
    const { data } = await (kind === 'query'
      ? client.query({ query: parsed, variables })
      : client.mutate({ mutation: parsed, variables }));
    return { data, codes: [] };
  } catch (error) {
    if (!CombinedGraphQLErrors.is(error)) throw error;
    return { data: error.data, codes: error.errors.map(({ extensions }) => extensions?.['code']) };
  }
};

const SHOWS =
  'query Shows($first: Int!, $after: String) { shows(first: $first, after: $after) { nodes { slug } pageInfo { endCursor hasNextPage } } }';
const FORGOT =
  'mutation Forgot($input: ForgotPasswordInput!) { forgotPassword(input: $input) { resendInSeconds errors { code message } } }';
/** Longer than the URLs that clients send. */
const LONG = `query Long { ${Array.from({ length: 300 }, () => 'contentVersion').join(' ')} }`;

describe.each([
  ['urql', byUrql],
  ['Apollo Client', byApollo],
] as const)('%s, with its defaults', (_name, ask) => {
  it('reads a list page by page', async () => {
    const slugs: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const { data } = (await ask('query', SHOWS, { first: 1, after })) as {
        data: {
          shows: { nodes: { slug: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
        };
      };
      slugs.push(...data.shows.nodes.map(({ slug }) => slug));
      ({ endCursor: after, hasNextPage: more } = data.shows.pageInfo);
    }
    const { body } = await gateway.ask('{ shows(first: 50) { nodes { slug } } }');
    expect(body.data).toEqual({ shows: { nodes: slugs.map((slug) => ({ slug })) } });
    expect(sent.length).toBeGreaterThan(1);
  });

  it('sends a long document', async () => {
    expect(await ask('query', LONG)).toMatchObject({ data: { contentVersion: 0 }, codes: [] });
    expect(sent.map(({ method }) => method)).toEqual(['POST']);
  });

  it('changes something by POST, and reads what a form is refused for', async () => {
    const { data, codes } = await ask('mutation', FORGOT, { input: { email: 'soon@sahra.example' } });
    expect(codes).toEqual([]);
    expect(data).toMatchObject({
      forgotPassword: {
        resendInSeconds: 42,
        errors: [{ code: 'RATE_LIMITED', message: messageOf('RATE_LIMITED', 'en', 42) }],
      },
    });
    expect(sent.map(({ method }) => method)).toEqual(['POST']);
  });

  it.each([
    ['a field that is not there', '{ nothing }', 'BAD_USER_INPUT'],
    ['a page that is too long', '{ shows(first: 51) { nodes { slug } } }', 'BAD_USER_INPUT'],
  ])('tells the code of %s', async (_what, document, code) => {
    expect((await ask('query', document)).codes).toEqual([code]);
  });
});

describe('urql', () => {
  it('asks by GET with headers that any page may send, so that browsers send no preflight', async () => {
    await byUrql('query', SHOWS, { first: 1 });
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual(['accept']);
  });

  it('is told what is only answered on POST', async () => {
    expect((await byUrql('query', '{ csrfToken }')).codes).toEqual(['FORBIDDEN']);
  });

  it('reads a subscription over its own requests', async () => {
    const client = new Client({
      url: `${gateway.origin}/graphql`,
      exchanges: [fetchExchange],
      fetchSubscriptions: true,
    });
    const told = await new Promise((resolve) => {
      const { unsubscribe } = client
        .subscription('subscription { contentChanged { contentVersion } }', {})
        .subscribe(({ data, error }) => {
          resolve({ data: data as unknown, error });
          setImmediate(() => unsubscribe());
        });
    });
    expect(told).toMatchObject({ data: { contentChanged: { contentVersion: 0 } }, error: undefined });
  });
});
