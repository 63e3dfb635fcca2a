import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import { cacheExchange, Client, fetchExchange } from '@urql/core';

export interface SahraClientOptions {
  /** URL of the graph, e.g. `https://sahra.example/graphql`. */
  url: string;
  /** Locale of every response. Create one client per locale: their caches must not mix. */
  locale: Locale;
  /** API key: `pk_…` in browsers, `sk_…` on servers only. */
  apiKey?: string;
}

/** Creates a urql client for Sahra's graph in one locale. */
export const createSahraClient = ({ url, locale, apiKey }: SahraClientOptions): Client =>
  new Client({
    url,
    exchanges: [cacheExchange, fetchExchange],
    // By GET, documents and variables would stand in the logs of every server between.
    preferGetMethod: false,
    fetchOptions: () => ({
      headers: {
        [HEADERS.localization]: locale,
        ...(apiKey !== undefined && { [HEADERS.apiKey]: apiKey }),
      },
    }),
  });
