import type { GraphErrorCode } from '@sahra/schemas/error-codes';
import type { Locale } from '@sahra/schemas/constants';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';

import { sendOperation } from './send-operation';
import { submitOnce } from './submit-once';
import { withSession } from './with-session';

/** The graph rejected a whole operation; `code` is from the closed list, or INTERNAL. */
class GraphRefusal extends Error {
  readonly code: GraphErrorCode;
  constructor(operation: string, code: GraphErrorCode) {
    super(`${operation} was refused: ${code}`);
    this.code = code;
  }
}

/**
 * Sends a persisted operation over POST, with cookies; a mutation under an Idempotency-Key. Rejects when the response
 * is incomplete.
 */
export const postOperation = async <Data, Variables>(
  { name, hash, mutation }: PersistedOperation<Data, Variables>,
  variables: Variables,
  locale: Locale,
  token: string | null,
  /** Key of a form that remembers its submit across a reload; otherwise a mutation gets one here. */
  ownKey?: string,
): Promise<Data> => {
  const send = (idempotencyKey?: string) =>
    withSession(locale, token, (bearer) =>
      sendOperation<Data & object>({ name, hash, variables, locale, token: bearer, idempotencyKey }),
    );
  const { data, errors } = await (mutation && ownKey === undefined
    ? submitOnce(name, variables, send)
    : send(ownKey));
  if (errors?.[0] || !data) throw new GraphRefusal(name, errors?.[0]?.extensions?.code ?? 'INTERNAL');
  return data;
};
