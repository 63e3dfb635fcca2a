import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { expect, test } from '@playwright/test';
import { cacheExchange, Client, fetchExchange, type Exchange } from '@urql/core';
import { cacheExchange as graphcache } from '@urql/exchange-graphcache';
import { ClientError, GraphQLClient } from 'graphql-request';

/** Asks a query; returns its data and the codes of its errors. */
type Ask = (
  url: string,
  document: string,
  variables?: Record<string, unknown>,
) => Promise<{ data: unknown; codes: unknown[] }>;

const byUrql =
  (cache: () => Exchange): Ask =>
  async (url, document, variables = {}) => {
    const client = new Client({ url, exchanges: [cache(), fetchExchange] });
    const { data, error } = await client.query<unknown>(document, variables);
    return { data, codes: (error?.graphQLErrors ?? []).map(({ extensions }) => extensions['code']) };
  };

const CLIENTS: Readonly<Record<string, Ask>> = {
  urql: byUrql(() => cacheExchange),
  'urql with graphcache': byUrql(() => graphcache()),
  'Apollo Client': async (uri, document, variables = {}) => {
    const client = new ApolloClient({ link: new HttpLink({ uri }), cache: new InMemoryCache() });
    try {
      const { data } = await client.query({ query: gql(document), variables });
      return { data, codes: [] };
    } catch (error) {
      if (!CombinedGraphQLErrors.is(error)) throw error;
      return { data: error.data, codes: error.errors.map(({ extensions }) => extensions?.['code']) };
    }
  },
  'graphql-request': async (url, document, variables = {}) => {
    try {
      return { data: await new GraphQLClient(url).request<unknown>(document, variables), codes: [] };
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      return { data: null, codes: (error.response.errors ?? []).map(({ extensions }) => extensions['code']) };
    }
  },
};

const SHOWS =
  'query Shows($first: Int!, $after: String) { shows(first: $first, after: $after) { nodes { id slug title } pageInfo { endCursor hasNextPage } } }';

interface Shows {
  shows: { nodes: { slug: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
}

for (const [name, ask] of Object.entries(CLIENTS)) {
  test(`${name}: reads a list page by page`, async ({ baseURL }) => {
    const slugs: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const { data, codes } = await ask(`${baseURL}/graphql`, SHOWS, { first: 20, after });
      expect(codes).toEqual([]);
      const { nodes, pageInfo } = (data as Shows).shows;
      slugs.push(...nodes.map(({ slug }) => slug));
      ({ endCursor: after, hasNextPage: more } = pageInfo);
    }
    expect(slugs.length).toBeGreaterThan(0);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test(`${name}: is told why a query is refused`, async ({ baseURL }) => {
    const { codes } = await ask(`${baseURL}/graphql`, '{ shows(first: 51) { nodes { slug } } }');
    expect(codes).toEqual(['BAD_USER_INPUT']);
  });
}
