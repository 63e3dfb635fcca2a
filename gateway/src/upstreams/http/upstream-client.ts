import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import { Pool } from 'undici';
import type { Dispatcher } from 'undici';

import { retriesOf } from './retry-policy';
import { UpstreamFailure } from './upstream-failure';
import type { FieldCodes } from './upstream-failure';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldCodesOf = (value: unknown): FieldCodes => {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([field, codes]) => [
      field,
      Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [],
    ]),
  );
};

/** Reads the codes of a refusal and leaves its texts behind. */
const refusalOf = (upstream: string, status: number, body: unknown): UpstreamFailure => {
  if (!isRecord(body)) return new UpstreamFailure(upstream, status);
  const code = typeof body['code'] === 'string' ? body['code'] : null;
  const meta = isRecord(body['meta']) ? body['meta'] : {};
  return new UpstreamFailure(upstream, status, code, fieldCodesOf(body['error_codes']), {}, meta);
};

const TOO_MANY_REQUESTS = 429;

/** One call to an upstream. */
export interface UpstreamCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Language of the answer; absent where the route has none. */
  locale?: Locale;
  requestId?: string;
  headers?: Readonly<Record<string, string | undefined>>;
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  /** Makes the one retry of a POST safe. */
  idempotencyKey?: string;
  /** Statuses from 400 on that are answers of their own to the caller, not failures. */
  expected?: readonly number[];
}

/** An answer with a status below 400, or one that the caller expected. */
export interface UpstreamAnswer<Body> {
  status: number;
  body: Body;
  /** Set-Cookie headers, each for itself. */
  setCookies: string[];
}

/** The one way to reach an upstream: a keep-alive pool with a deadline. */
export interface UpstreamClient {
  call<Body>(call: UpstreamCall): Promise<UpstreamAnswer<Body>>;
  /** Cuts what is still under way; the server has finished its requests by then. */
  close(): Promise<void>;
}

interface UpstreamOptions {
  name: string;
  origin: string;
  deadlineMs: number;
  /** Sent with every call, e.g. the cms's read token. */
  headers?: Readonly<Record<string, string>>;
  /** Called when the upstream refuses because the caller asks too often. */
  onLimited?: () => void;
  /** Replaces the pool in tests. */
  dispatcher?: Dispatcher;
}

const pathOf = ({ path, query = {} }: UpstreamCall): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
};

const bodyOf = ({ json, form }: UpstreamCall): { type?: string; text?: string } => {
  if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() };
  return json === undefined ? {} : { type: 'application/json', text: JSON.stringify(json) };
};

const definedOnly = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])));

const listOf = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Opens the pool of one upstream. */
export const createUpstreamClient = (options: UpstreamOptions): UpstreamClient => {
  const { name, origin, deadlineMs } = options;
  const dispatcher = options.dispatcher ?? new Pool(origin, { connections: 64, keepAliveTimeout: 30_000 });

  const send = async (call: UpstreamCall) => {
    const { type, text } = bodyOf(call);
    try {
      const answer = await dispatcher.request({
        origin,
        path: pathOf(call),
        method: call.method ?? 'GET',
        headers: definedOnly({
          accept: 'application/json',
          ...options.headers,
          ...call.headers,
          'content-type': type,
          [HEADERS.localization]: call.locale,
          [HEADERS.requestId]: call.requestId,
          [HEADERS.idempotencyKey]: call.idempotencyKey,
        }),
        body: text ?? null,
        signal: AbortSignal.timeout(deadlineMs),
      });
      const raw = await answer.body.text();
      return { status: answer.statusCode, raw, setCookies: listOf(answer.headers['set-cookie']) };
    } catch (cause) {
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
    async call<Body>(call: UpstreamCall): Promise<UpstreamAnswer<Body>> {
      const { status, raw, setCookies } = await sendWithRetry(call);
      if (status === TOO_MANY_REQUESTS) options.onLimited?.();
      let body: unknown;
      try {
        body = raw === '' ? null : JSON.parse(raw);
      } catch (cause) {
        throw new UpstreamFailure(name, status < 400 ? null : status, null, {}, { cause });
      }
      if (status >= 400 && !call.expected?.includes(status)) throw refusalOf(name, status, body);
      return { status, body: body as Body, setCookies };
    },
    close: () => dispatcher.destroy(),
  };
};
