import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import type { Locale } from '@sahra/schemas/constants';

import { authEpoch } from '../auth/auth-state';
import { readAccessToken } from '../auth/read-access-token';
import { readFreshAccessToken } from '../auth/read-fresh-access-token';
import { refreshSession } from '../auth/refresh-session';
import { callBody, callHeaders } from './post-operation';
import { submitOnce } from './submit-once';

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

const hashOf = (operation: ApolloLink.Operation): string => {
  const hash = (operation.query as { __meta__?: { hash?: string } }).__meta__?.hash;
  if (!hash)
    throw new Error(
      `${operation.operationName ?? 'An operation'} has no hash: only generated documents may be sent`,
    );
  return hash;
};

const send = async (
  operation: ApolloLink.Operation,
  locale: Locale,
  token: string | null,
  key: string | undefined,
): Promise<Answer> => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: callHeaders(locale, token, key),
    body: callBody(operation.operationName ?? '', hashOf(operation), operation.variables),
  });
  return (await response.json()) as Answer;
};

const isRefused = ({ errors }: Answer): boolean =>
  errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;

/**
 * Sends a persisted operation with locale and access token. A rejected token is renewed once from the session
 * cookie; when the renewal is refused too, the viewer is signed out and the original response is returned.
 */
const exchange = async (operation: ApolloLink.Operation, locale: Locale, key?: string): Promise<Answer> => {
  const token = await readFreshAccessToken(locale);
  const answer = await send(operation, locale, token, key);
  if (!token || !isRefused(answer) || (await refreshSession(locale)) !== 'renewed') return answer;
  return send(operation, locale, readAccessToken(), key);
};

const perform = (operation: ApolloLink.Operation, locale: Locale): Promise<Answer> =>
  (operation.operationType as string) === 'mutation'
    ? submitOnce(operation.operationName ?? '', operation.variables, (key) =>
        exchange(operation, locale, key),
      )
    : exchange(operation, locale);

const linkOf = (locale: Locale): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        perform(operation, locale).then(
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
