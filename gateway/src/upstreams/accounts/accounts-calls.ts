import { randomUUID } from 'node:crypto';

import type { UpstreamResponse, UpstreamCall, UpstreamClient } from '../http/upstream-client';
import { UpstreamFailure } from '../http/upstream-failure';
import type { CallerContext } from './caller-context';

/** Functions to call accounts; each route uses one of them. */
export interface AccountsCalls {
  /** Calls without authentication. */
  call<Body>(caller: CallerContext, request: UpstreamCall): Promise<UpstreamResponse<Body>>;
  /** Calls with the caller's access token. Without a token, rejects with 401 SESSION_REQUIRED, as accounts would. */
  callAsViewer<Body>(caller: CallerContext, request: UpstreamCall): Promise<UpstreamResponse<Body>>;
}

/**
 * Adds the caller's idempotency key to a change; a POST without one gets a key of its own. Forms of the auth endpoints
 * get none: their responses contain credentials, which accounts never stores under a key, so they are not retried.
 */
const withKey = (request: UpstreamCall, { idempotencyKey }: CallerContext): UpstreamCall => {
  if ((request.method ?? 'GET') === 'GET' || request.form) return request;
  const key = idempotencyKey ?? (request.method === 'POST' ? randomUUID() : undefined);
  return { ...(key === undefined ? {} : { idempotencyKey: key }), ...request };
};

/**
 * Creates calls with the caller's locale, addresses, browser and idempotency key. Every JSON POST has a
 * key, so that its one retry is safe.
 */
export const createAccountsCalls = (client: UpstreamClient): AccountsCalls => {
  const call = <Body>(caller: CallerContext, request: UpstreamCall): Promise<UpstreamResponse<Body>> =>
    client.call<Body>({
      ...withKey(request, caller),
      locale: caller.locale,
      requestId: caller.requestId,
      onLimited: caller.onLimited,
      headers: {
        'x-forwarded-for': caller.forwardedFor,
        'user-agent': caller.userAgent,
        ...request.headers,
      },
    });
  return {
    call,
    callAsViewer: <Body>(caller: CallerContext, request: UpstreamCall) =>
      caller.bearer === null
        ? Promise.reject(new UpstreamFailure('accounts', 401, 'SESSION_REQUIRED'))
        : call<Body>(caller, {
            ...request,
            headers: { authorization: `Bearer ${caller.bearer}`, ...request.headers },
          }),
  };
};
