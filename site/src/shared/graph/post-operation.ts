import type { GraphErrorCode } from '@sahra/schemas/error-codes';
import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';

import { submitOnce } from './submit-once';

/** The graph rejected a whole operation; `code` is from the closed list, or INTERNAL. */
class GraphRefusal extends Error {
  readonly code: GraphErrorCode;
  constructor(operation: string, code: GraphErrorCode) {
    super(`${operation} was refused: ${code}`);
    this.code = code;
  }
}

interface Body<Data> {
  data?: Data | null;
  errors?: { extensions?: { code?: GraphErrorCode } }[];
}

/**
 * Returns the headers of every request: the page's locale, and the access token and the idempotency key when
 * present.
 */
export const callHeaders = (
  locale: Locale,
  token: string | null,
  idempotencyKey?: string,
): Record<string, string> => ({
  accept: 'application/json',
  'content-type': 'application/json',
  [HEADERS.localization]: locale,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(idempotencyKey ? { [HEADERS.idempotencyKey]: idempotencyKey } : {}),
});

/** Returns the body of a persisted operation. */
export const callBody = (name: string, hash: string, variables: unknown): string =>
  JSON.stringify({
    operationName: name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  });

/**
 * Sends a persisted operation over POST, with cookies; a mutation under an Idempotency-Key. Rejects when the response
 * is incomplete.
 */
export const postOperation = async <Data, Variables>(
  { name, hash, mutation }: PersistedOperation<Data, Variables>,
  variables: Variables,
  locale: Locale,
  token: string | null,
): Promise<Data> => {
  const send = async (key?: string): Promise<Body<Data>> => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: callHeaders(locale, token, key),
      body: callBody(name, hash, variables),
    });
    return (await response.json()) as Body<Data>;
  };
  const { data, errors } = await (mutation ? submitOnce(name, variables, send) : send());
  if (errors?.[0] || !data) throw new GraphRefusal(name, errors?.[0]?.extensions?.code ?? 'INTERNAL');
  return data;
};
