import type { FastifyRequest } from 'fastify';

import { ownValue } from '@sahra/schemas/own-value';

import type { AuthCookies } from './auth-cookies';

/**
 * Returns the form fields of a request, or an empty object without a form. A field sent twice counts as missing.
 */
export const formOf = ({ body }: FastifyRequest): Readonly<Record<string, string>> => {
  if (typeof body !== 'object' || body === null) return {};
  const fields = Object.entries(body).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(fields);
};

const asksForJson = (request: FastifyRequest): boolean => formOf(request)['json'] === 'true';

/** Returns whether a program reads the error; a browser that submits a plain form is redirected instead. */
export const readsJson = (request: FastifyRequest): boolean =>
  asksForJson(request) || !(request.headers.accept ?? '').includes('text/html');

/**
 * Builds a cookie header from the cookies of this service. Drops a callback URL that cannot be parsed, because
 * Auth.js would respond with 500.
 */
const cookieHeaderOf = ({ cookies: sent }: FastifyRequest, cookies: AuthCookies): string =>
  Object.values(cookies)
    .flatMap(({ name }) => {
      const value = ownValue(sent, name);
      const usable = value && (name !== cookies.callbackUrl.name || URL.canParse(value));
      return usable ? `${name}=${encodeURIComponent(value)}` : [];
    })
    .join('; ');

/** Converts a request for Auth.js: it has the public URL, independent of any proxy. */
export const authRequestOf = (request: FastifyRequest, origin: string, cookies: AuthCookies): Request => {
  const url = new URL(request.url, origin);
  url.searchParams.delete('callbackUrl');
  const headers = new Headers({ cookie: cookieHeaderOf(request, cookies) });
  if (asksForJson(request)) headers.set('x-auth-return-redirect', '1');
  return request.method === 'POST'
    ? new Request(url, { method: 'POST', headers, body: new URLSearchParams(formOf(request)) })
    : new Request(url, { headers });
};
