import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import { isRecord } from '@sahra/schemas/is-record';
import { Pool } from 'undici';
import type { Dispatcher } from 'undici';

import type { CallOutcome } from '../../metrics/metrics';
import { retriesOf } from './retry-policy';
import { sendWithin } from './send-within';
import { UpstreamFailure } from './upstream-failure';
import type { FieldCodes } from './upstream-failure';

const fieldCodesOf = (value: unknown): FieldCodes => {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([field, codes]) => [
      field,
      Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [],
    ]),
  );
};

const TOO_MANY_REQUESTS = 429;

/** Reads the codes of an error response and drops its texts. */
const refusalOf = (upstream: string, status: number, body: unknown, retryAfter: unknown): UpstreamFailure => {
  if (!isRecord(body)) return new UpstreamFailure(upstream, status);
  const seconds = status === TOO_MANY_REQUESTS && Number(retryAfter);
  const code = typeof body['code'] === 'string' ? body['code'] : null;
  const meta = isRecord(body['meta']) ? body['meta'] : {};
  const fields = fieldCodesOf(body['error_codes']);
  return new UpstreamFailure(upstream, status, code, fields, {}, meta, seconds || undefined);
};

/** Request to an upstream. */
export interface UpstreamCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Locale of the response; absent when the route has none, or when the caller names none. */
  locale?: Locale | undefined;
  requestId?: string;
  headers?: Readonly<Record<string, string | undefined>>;
  json?: unknown;
  /** Sends the JSON content type with a body of zero bytes. */
  emptyJson?: true;
  form?: Readonly<Record<string, string>>;
  /** Makes the one retry of a POST safe. */
  idempotencyKey?: string;
  /** Statuses from 400 on that the caller handles as responses, not as failures. */
  expected?: readonly number[];
  /** Called when the upstream responds with 429. */
  onLimited?: () => void;
}

/** Response with a status below 400, or with one that the caller expects. */
export interface UpstreamResponse<Body> {
  status: number;
  body: Body;
  /** Set-Cookie headers, one per entry. */
  setCookies: string[];
}

/** HTTP client of one upstream, the only way to call it: a keep-alive pool with a deadline. */
export interface UpstreamClient {
  call<Body>(call: UpstreamCall): Promise<UpstreamResponse<Body>>;
  /** Aborts running calls. The server has finished its own requests by then. */
  close(): Promise<void>;
}

interface UpstreamOptions {
  name: string;
  origin: string;
  deadlineMs: number;
  /** Sent with every call, e.g. the cms's read token. */
  headers?: Readonly<Record<string, string>>;
  /** Called when the upstream responds with 429, for every call. */
  onLimited?: () => void;
  /** Called after every call; a retry is a call of its own. */
  onAnswer?: (call: { upstream: string; outcome: CallOutcome; seconds: number }) => void;
  /** Replaces the pool in tests. */
  dispatcher?: Dispatcher;
}

const pathOf = ({ path, query }: UpstreamCall): string => {
  if (!query) return path;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
};

const bodyOf = ({ json, emptyJson, form }: UpstreamCall): { type?: string; text?: string } => {
  if (emptyJson) return { type: 'application/json', text: '' };
  if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() };
  return json === undefined ? {} : { type: 'application/json', text: JSON.stringify(json) };
};

/** Names and values in turn, the form that undici sends without a copy. */
const headersOf = (always: readonly string[], call: UpstreamCall, type: string | undefined): string[] => {
  const list = [...always];
  const add = (name: string, value: string | undefined): void => {
    if (value) list.push(name, value);
  };
  if (call.headers) for (const [name, value] of Object.entries(call.headers)) add(name, value);
  add('content-type', type);
  add(HEADERS.localization, call.locale);
  add(HEADERS.requestId, call.requestId);
  add(HEADERS.idempotencyKey, call.idempotencyKey);
  return list;
};

const listOf = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const outcomeOf = (status: number): CallOutcome =>
  status < 400 ? 'ok' : status < 500 ? 'client_error' : 'server_error';

/** Creates the client and the connection pool of one upstream. */
export const createUpstreamClient = (options: UpstreamOptions): UpstreamClient => {
  const { name, origin, deadlineMs } = options;
  const dispatcher = options.dispatcher ?? new Pool(origin, { connections: 64, keepAliveTimeout: 30_000 });

  const always = Object.entries({ accept: 'application/json', ...options.headers }).flat();

  const send = async (call: UpstreamCall) => {
    const { type, text = null } = bodyOf(call);
    const began = performance.now();
    const observe = (outcome: CallOutcome) =>
      options.onAnswer?.({ upstream: name, outcome, seconds: (performance.now() - began) / 1_000 });
    try {
      const answer = await sendWithin(dispatcher, deadlineMs, {
        origin,
        path: pathOf(call),
        method: call.method ?? 'GET',
        headers: headersOf(always, call, type),
        body: text,
      });
      observe(outcomeOf(answer.status));
      return answer;
    } catch (cause) {
      observe(cause instanceof Error && cause.name === 'TimeoutError' ? 'timeout' : 'unreachable');
      throw new UpstreamFailure(name, null, null, {}, { cause });
    }
  };

  const sendWithRetry = async (call: UpstreamCall) => {
    const answer = await send(call);
    const { status } = answer;
    const attempt = { method: call.method ?? 'GET', hasIdempotencyKey: Boolean(call.idempotencyKey), status };
    return retriesOf(attempt) > 0 ? send(call) : answer;
  };

  return {
    async call<Body>(call: UpstreamCall): Promise<UpstreamResponse<Body>> {
      const { status, headers, text } = await sendWithRetry(call);
      if (status === TOO_MANY_REQUESTS) {
        options.onLimited?.();
        call.onLimited?.();
      }
      let body: unknown;
      try {
        body = text === '' ? null : JSON.parse(text);
      } catch (cause) {
        throw new UpstreamFailure(name, status < 400 ? null : status, null, {}, { cause });
      }
      if (status >= 400 && !call.expected?.includes(status))
        throw refusalOf(name, status, body, headers['retry-after']);
      return { status, body: body as Body, setCookies: listOf(headers['set-cookie']) };
    },
    close: () => dispatcher.destroy(),
  };
};
