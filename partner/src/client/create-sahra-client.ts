import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import { cacheExchange, Client, fetchExchange } from '@urql/core';

export interface SahraClientOptions {
  /** Address of the graph, e.g. `https://sahra.example/graphql`. */
  url: string;
  /** Language of every answer. Make one client per language: their caches must not mix. */
  locale: Locale;
  /** Your key: `pk_…` in browsers, `sk_…` on servers only. */
  apiKey?: string;
}

/** A urql client of Sahra's graph that asks in one language. */
export const createSahraClient = ({ url, locale, apiKey }: SahraClientOptions): Client =>
  new Client({
    url,
    exchanges: [cacheExchange, fetchExchange],
    // A GET without a JSON content type is what the graph's protection against forged requests refuses.
    preferGetMethod: false,
    fetchOptions: () => ({
      headers: {
        [HEADERS.localization]: locale,
        ...(apiKey !== undefined && { [HEADERS.apiKey]: apiKey }),
      },
    }),
  });
