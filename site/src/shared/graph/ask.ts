import type { GraphErrorCode } from '@sahra/schemas/error-codes';
import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';

export interface Answer<Data> {
  data: Data;
  /** The gateway could not reach an upstream and answered with its last good copy. */
  stale: boolean;
}

interface Body<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: GraphErrorCode } }[];
  extensions?: { stale?: unknown };
}

/** Asks a public operation by its id over GET, without Apollo. Rejects when there is no whole answer. */
export const ask = async <Data, Variables>(
  operation: PersistedOperation<Data, Variables>,
  variables: Variables,
  locale: Locale,
): Promise<Answer<Data>> => {
  const query = new URLSearchParams({
    operationName: operation.name,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: operation.hash } }),
  });
  const response = await fetch(`/graphql?${query}`, {
    headers: {
      accept: 'application/json',
      'apollo-require-preflight': 'true',
      [HEADERS.localization]: locale,
    },
    // Publishing must be seen at once: the browser may keep the answer, but has to ask whether it still holds.
    cache: 'no-cache',
  });
  const body = (await response.json()) as Body<Data>;
  if (!body.data || body.errors?.length) {
    throw new Error(
      `${operation.name} was answered ${body.errors?.[0]?.extensions?.code ?? response.status}`,
    );
  }
  return { data: body.data, stale: Boolean(body.extensions?.stale) };
};
