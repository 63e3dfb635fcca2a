import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { ownValue } from '@sahra/schemas/own-value';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { hostCookieOf } from '../../../../../identity/identity.module';
import { Refusal } from '../../../../../platform/http/errors/refusal';
import { html } from './html';
import type { Html } from './html';

const FIELD = 'form_token';
const COOKIE_FORM = /^[\w-]{43}$/;

interface FormTokens {
  /** Returns the hidden field of a form; sets its cookie unless the browser has one. */
  field(request: FastifyRequest, reply: FastifyReply, form: string): Html;
  /**
   * Checks the CSRF token of a form.
   * @throws Refusal (403) when the form does not come from our own page in the same browser.
   */
  check(request: FastifyRequest, form: string): void;
  /** Returns what the cookie of the forms says of the browser; every browser has another. */
  browserOf(request: FastifyRequest): string;
}

const forged = (): Refusal => new Refusal(403, 'CSRF_INVALID');

/**
 * Returns whether the request headers name another site as the sender. Clients other than browsers send no
 * such headers.
 */
const isForeign = ({ headers, host }: FastifyRequest, publicOrigin: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return true;
  const { origin } = headers;
  if (origin === undefined || origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
};

/**
 * Creates CSRF tokens for the forms under `/pay`, which have no session: only this service can create a
 * field that matches the cookie.
 */
export const createCsrfTokens = (config: { publicOrigin: string; authSecret: string }): FormTokens => {
  const { name, options } = hostCookieOf(config.publicOrigin, 'sahra.pay');
  const signatureOf = (value: string, form: string): Buffer =>
    createHmac('sha256', config.authSecret).update(`form:${form}:${value}`).digest();
  return {
    browserOf: ({ cookies }) => ownValue(cookies, name) ?? '',
    field: (request, reply, form) => {
      const present = ownValue(request.cookies, name) ?? '';
      const value = COOKIE_FORM.test(present) ? present : randomBytes(32).toString('base64url');
      if (value !== present) void reply.setCookie(name, value, options);
      const token = signatureOf(value, form).toString('base64url');
      return html`<input type="hidden" name="${FIELD}" value="${token}" />`;
    },
    check: (request, form) => {
      const body = request.body;
      const token = typeof body === 'object' && body !== null && FIELD in body ? body[FIELD] : undefined;
      const value = ownValue(request.cookies, name) ?? '';
      if (isForeign(request, config.publicOrigin) || typeof token !== 'string' || !COOKIE_FORM.test(value))
        throw forged();
      const [given, right] = [Buffer.from(token, 'base64url'), signatureOf(value, form)];
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw forged();
    },
  };
};
