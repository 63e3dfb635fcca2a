import type { FastifyRequest } from 'fastify';

import { ownValue } from '@sahra/schemas/own-value';

import type { AuthCookies } from './auth-cookies';

/** The form of a request; nothing when it had none. A field sent twice counts as not sent. */
export const formOf = ({ body }: FastifyRequest): Readonly<Record<string, string>> => {
  if (typeof body !== 'object' || body === null) return {};
  const fields = Object.entries(body).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(fields);
};

const asksForJson = (request: FastifyRequest): boolean => formOf(request)['json'] === 'true';

/** Whether a refusal is read by a program; a browser that sent a plain form is redirected instead. */
export const readsJson = (request: FastifyRequest): boolean =>
  asksForJson(request) || !(request.headers.accept ?? '').includes('text/html');

/** Our own cookies of the request; a callback address that cannot be parsed would make Auth.js answer 500. */
const cookieHeaderOf = ({ cookies: sent }: FastifyRequest, cookies: AuthCookies): string =>
  Object.values(cookies)
    .flatMap(({ name }) => {
      const value = ownValue(sent, name);
      const usable = value && (name !== cookies.callbackUrl.name || URL.canParse(value));
      return usable ? `${name}=${encodeURIComponent(value)}` : [];
    })
    .join('; ');

/** The request as Auth.js reads it: at the public address, whatever proxy it came through. */
export const authRequestOf = (request: FastifyRequest, origin: string, cookies: AuthCookies): Request => {
  const url = new URL(request.url, origin);
  url.searchParams.delete('callbackUrl');
  const headers = new Headers({ cookie: cookieHeaderOf(request, cookies) });
  if (asksForJson(request)) headers.set('x-auth-return-redirect', '1');
  return request.method === 'POST'
    ? new Request(url, { method: 'POST', headers, body: new URLSearchParams(formOf(request)) })
    : new Request(url, { headers });
};
