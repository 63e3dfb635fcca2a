import { randomUUID } from 'node:crypto';

import { HEADERS } from '@sahra/schemas/headers';

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
 * Returns the caller's idempotency key for a change; a POST without one gets a key of its own. Forms of the auth endpoints
 * get none: their responses contain credentials, which accounts never stores under a key, so they are not retried.
 */
const keyOf = ({ method = 'GET', form }: UpstreamCall, own: string | undefined): string | undefined => {
  if (method === 'GET' || form) return undefined;
  return own ?? (method === 'POST' ? randomUUID() : undefined);
};

/**
 * Creates calls with the caller's locale, addresses, browser and idempotency key. Every JSON POST has a
 * key, so that its one retry is safe.
 */
export const createAccountsCalls = (client: UpstreamClient): AccountsCalls => {
  const send = <Body>(
    caller: CallerContext,
    request: UpstreamCall,
    authorization?: string,
  ): Promise<UpstreamResponse<Body>> => {
    const caused = {
      'x-forwarded-for': caller.forwardedFor,
      'user-agent': caller.userAgent,
      [HEADERS.timeZone]: caller.timeZone,
      authorization,
    };
    // Named one by one: copying what is there takes ten times as long, in every call.
    return client.call<Body>({
      method: request.method,
      path: request.path,
      query: request.query,
      json: request.json,
      emptyJson: request.emptyJson,
      form: request.form,
      expected: request.expected,
      idempotencyKey: request.idempotencyKey ?? keyOf(request, caller.idempotencyKey),
      headers: request.headers ? { ...caused, ...request.headers } : caused,
      locale: caller.locale,
      requestId: caller.requestId,
      onLimited: caller.onLimited,
    });
  };
  return {
    call: (caller, request) => send(caller, request),
    callAsViewer: (caller, request) =>
      caller.bearer === null
        ? Promise.reject(new UpstreamFailure('accounts', 401, 'SESSION_REQUIRED'))
        : send(caller, request, `Bearer ${caller.bearer}`),
  };
};
