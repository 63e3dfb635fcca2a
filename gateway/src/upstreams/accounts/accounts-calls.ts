import { randomUUID } from 'node:crypto';

import type { UpstreamAnswer, UpstreamCall, UpstreamClient } from '../http/upstream-client';
import { UpstreamFailure } from '../http/upstream-failure';
import type { CallerReading } from './caller';

/** Ways to call accounts; each route of it is one function over one of these. */
export interface AccountsCalls {
  /** As anybody. */
  call<Body>(caller: CallerReading, request: UpstreamCall): Promise<UpstreamAnswer<Body>>;
  /** As the viewer whose bearer the caller carries; without one it is refused as accounts would, SESSION_REQUIRED. */
  callAsViewer<Body>(caller: CallerReading, request: UpstreamCall): Promise<UpstreamAnswer<Body>>;
}

/** Forms of the auth endpoints answer credentials, which are never kept under a key: they are sent once. */
const withKey = (request: UpstreamCall, { idempotencyKey }: CallerReading): UpstreamCall =>
  request.method === 'POST' && !request.form
    ? { idempotencyKey: idempotencyKey ?? randomUUID(), ...request }
    : request;

/** Calls that carry the caller's language, address, browser and key. A POST of JSON always carries a key, which makes its one retry safe. */
export const createAccountsCalls = (client: UpstreamClient): AccountsCalls => {
  const call = <Body>(caller: CallerReading, request: UpstreamCall): Promise<UpstreamAnswer<Body>> =>
    client.call<Body>({
      ...withKey(request, caller),
      locale: caller.locale,
      requestId: caller.requestId,
      headers: {
        'x-forwarded-for': caller.forwardedFor,
        'user-agent': caller.userAgent,
        ...request.headers,
      },
    });
  return {
    call,
    callAsViewer: <Body>(caller: CallerReading, request: UpstreamCall) =>
      caller.bearer === null
        ? Promise.reject(new UpstreamFailure('accounts', 401, 'SESSION_REQUIRED'))
        : call<Body>(caller, {
            ...request,
            headers: { authorization: `Bearer ${caller.bearer}`, ...request.headers },
          }),
  };
};
