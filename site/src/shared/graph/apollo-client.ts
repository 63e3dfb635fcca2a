import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import type { Locale } from '@sahra/schemas/constants';

import { authEpoch } from '../auth/auth-state';
import { readFreshAccessToken } from '../auth/read-fresh-access-token';
import { sendOperation } from './send-operation';
import type { OperationAnswer } from './send-operation';
import { submitOnce } from './submit-once';
import { withSession } from './with-session';

type Answer = OperationAnswer<Record<string, unknown>>;

const hashOf = (operation: ApolloLink.Operation): string => {
  const hash = (operation.query as { __meta__?: { hash?: string } }).__meta__?.hash;
  if (!hash)
    throw new Error(
      `${operation.operationName ?? 'An operation'} has no hash: only generated documents may be sent`,
    );
  return hash;
};

/** Sends a persisted operation with locale and access token; a mutation under an Idempotency-Key. */
const exchange = (operation: ApolloLink.Operation, locale: Locale): Promise<Answer> => {
  const { variables } = operation;
  const name = operation.operationName ?? '';
  const hash = hashOf(operation);
  const send = async (idempotencyKey?: string): Promise<Answer> =>
    withSession(locale, await readFreshAccessToken(locale), (token) =>
      sendOperation({ name, hash, variables, locale, token, idempotencyKey }),
    );
  return (operation.operationType as string) === 'mutation' ? submitOnce(name, variables, send) : send();
};

const linkOf = (locale: Locale): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        exchange(operation, locale).then(
          (answer) => {
            observer.next(answer as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );

/**
 * A viewer's subscription has no id of its own: what two queries read of it is kept side by side.
 */
const TYPE_POLICIES = { ViewerSubscription: { merge: true } };

let current: { key: string; client: ApolloClient } | null = null;

/**
 * Returns the Apollo client of this viewer and locale. A login or sign-out creates a new client, so that no cached
 * data passes from one viewer to another.
 */
export const apolloClient = (locale: Locale): ApolloClient => {
  const key = `${locale} ${authEpoch()}`;
  if (current?.key !== key) {
    current?.client.stop();
    current = {
      key,
      client: new ApolloClient({
        cache: new InMemoryCache({ typePolicies: TYPE_POLICIES }),
        link: linkOf(locale),
      }),
    };
  }
  return current.client;
};
