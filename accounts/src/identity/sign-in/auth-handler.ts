import { Auth } from '@auth/core';
import type { AuthConfig } from '@auth/core';
import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { statedLocaleOf } from '../../platform/http/errors/locale-of';
import { Refusal } from '../../platform/http/errors/refusal';
import type { Services } from '../session/services';
import { isSecureOrigin } from '../session/session-cookie';
import { SESSION_SECONDS } from '../session/session-lifetime';
import { createRecoveryCookie } from '../standing/recovery-cookie';
import { noteDevice } from '../viewer/note-device';
import { authCookiesOf } from './auth-cookies';
import type { AuthCookies } from './auth-cookies';
import { createAuthHooks } from './auth-hooks';
import { authRequestOf, readsJson } from './auth-request';
import { AUTH_PATH, LOGIN_PATH } from './auth.paths';
import { googleProvider } from './google.provider';
import { createKnownCallers } from './known-callers';
import { createPasswordLimits } from './password-limits';

const REFUSALS: ReadonlyMap<string, readonly [number, string]> = new Map(
  Object.entries<readonly [number, string]>({
    MissingCSRF: [400, 'CSRF_INVALID'],
    CredentialsSignin: [401, 'INCORRECT_CREDENTIALS'],
    UnknownAction: [404, 'NOT_FOUND'],
    InvalidProvider: [404, 'NOT_FOUND'],
  }),
);

/** Returns the Refusal for an error type of Auth.js; undefined when only a browser can receive the error. */
const refusalOfAuth = (type: string): Refusal | undefined => {
  const entry = REFUSALS.get(type);
  return entry && new Refusal(entry[0], entry[1]);
};

/**
 * Returns the locale of a sign-in; undefined when nothing names one. A browser that comes back from a provider sends no
 * locale, so its callback URL decides.
 */
const localeOfVisit = (request: FastifyRequest, { callbackUrl }: AuthCookies): Locale | undefined => {
  const stated = statedLocaleOf(request);
  if (stated) return stated;
  const target = ownValue(request.cookies, callbackUrl.name) ?? '';
  const first = URL.canParse(target) ? new URL(target).pathname.split('/')[1] : undefined;
  return LOCALES.find((locale) => locale === first);
};

export interface AuthHandler {
  /** Keys of the configured sign-in methods. */
  providers: readonly string[];
  /** Runs Auth.js for a request. Cookies other than those of Auth.js are set on `reply`. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<Response>;
}

/**
 * Runs Auth.js on the tables of this service, with one visit per request. Errors below Auth.js are thrown instead
 * of becoming a redirect.
 */
export const createAuthHandler = (services: Services): AuthHandler => {
  const { config, database, rateLimits, clock } = services;
  const cookies = authCookiesOf(config.publicOrigin);
  const known = createKnownCallers(services);
  const recoveryCookie = createRecoveryCookie(config.publicOrigin);
  const limits = createPasswordLimits(database.pool, rateLimits, known);

  const configured = config.google ? [googleProvider(config.google)] : [];

  const answer: AuthHandler['answer'] = async (request, reply) => {
    const visit = createAuthHooks({
      database,
      limits,
      callerOf: (emailKey) => known.callerOf(request, emailKey),
      bindOffer: (offer) => void recoveryCookie.set(reply, offer),
      remember: (emailKey) => known.remember(request, reply, emailKey),
      services,
      origin: config.publicOrigin,
      locale: localeOfVisit(request, cookies),
      clock,
      noteDevice: (queries, viewer) => noteDevice(queries, viewer, request),
      userAgent: request.headers['user-agent'],
      cookieToken: ownValue(request.cookies, cookies.sessionToken.name),
    });
    const authConfig: AuthConfig = {
      basePath: AUTH_PATH,
      secret: config.authSecret,
      trustHost: true,
      useSecureCookies: isSecureOrigin(config.publicOrigin),
      cookies,
      pages: { signIn: LOGIN_PATH, error: LOGIN_PATH },
      session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
      providers: [visit.credentials, ...configured],
      jwt: visit.jwt,
      callbacks: visit.callbacks,
      events: visit.events,
      logger: visit.logger,
    };
    const response = await Auth(authRequestOf(request, config.publicOrigin, cookies), authConfig);
    if (visit.failure() !== undefined) throw visit.failure();
    const authError = visit.authError();
    if (authError === undefined) return response;
    const refusal = refusalOfAuth(authError);
    if (refusal && readsJson(request)) throw refusal;
    request.log.info({ reason: authError }, 'sign-in refused');
    return response;
  };
  return { providers: ['credentials', ...configured.map(({ id }) => id)], answer };
};
