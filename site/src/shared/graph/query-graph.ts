import type { Locale } from '@sahra/schemas/constants';
import type { GraphErrorCode } from '@sahra/schemas/error-codes';
import { HEADERS } from '@sahra/schemas/headers';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';

import { previewToken } from '../preview/preview';

export interface QueryResponse<Data> {
  data: Data;
  /** Whether the gateway could not reach an upstream and returned stale data. */
  stale: boolean;
}

interface Body<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: GraphErrorCode } }[];
  extensions?: { stale?: unknown };
}

/** Sends a public persisted operation over GET, without Apollo. Rejects when the response is incomplete. */
export const queryGraph = async <Data, Variables>(
  operation: PersistedOperation<Data, Variables>,
  variables: Variables,
  locale: Locale,
): Promise<QueryResponse<Data>> => {
  const query = new URLSearchParams({
    operationName: operation.name,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: operation.hash } }),
  });
  const preview = await previewToken();
  const response = await fetch(`/graphql?${query}`, {
    headers: {
      accept: 'application/json',
      'apollo-require-preflight': 'true',
      [HEADERS.localization]: locale,
      ...(preview !== null && { [HEADERS.previewToken]: preview }),
    },
    // A publish must be visible at once: the browser may cache the response but must revalidate it.
    cache: preview === null ? 'no-cache' : 'no-store',
  });
  const body = (await response.json()) as Body<Data>;
  if (!body.data || body.errors?.length) {
    throw new Error(
      `${operation.name} was answered ${body.errors?.[0]?.extensions?.code ?? response.status}`,
    );
  }
  return { data: body.data, stale: Boolean(body.extensions?.stale) };
};
