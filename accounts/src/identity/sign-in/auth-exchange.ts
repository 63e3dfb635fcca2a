import { Auth } from '@auth/core';
import type { AuthConfig } from '@auth/core';
import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import { ownValue } from '@sahra/schemas/own-value';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { localeOf } from '../../platform/http/errors/locale-of';
import { Refusal } from '../../platform/http/errors/refusal';
import type { Services } from '../session/services';
import { isSecureOrigin } from '../session/session-cookie';
import { SESSION_SECONDS } from '../session/session-lifetime';
import { createRecoveryCookie } from '../standing/recovery-cookie';
import { authCookiesOf } from './auth-cookies';
import type { AuthCookies } from './auth-cookies';
import { authRequestOf, readsJson } from './auth-request';
import { createAuthVisit } from './auth-visit';
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

/** The refusal that an error type of Auth.js means to a program; undefined where only a browser can be the reader. */
const refusalOfAuth = (type: string): Refusal | undefined => {
  const entry = REFUSALS.get(type);
  return entry && new Refusal(entry[0], entry[1]);
};

/** Language of who signs in. A browser that a provider sends back names none; the page to which it is to go has one. */
const localeOfVisit = (request: FastifyRequest, { callbackUrl }: AuthCookies): Locale => {
  if (request.headers[HEADERS.localization] !== undefined) return localeOf(request);
  const target = ownValue(request.cookies, callbackUrl.name) ?? '';
  const first = URL.canParse(target) ? new URL(target).pathname.split('/')[1] : undefined;
  return LOCALES.find((locale) => locale === first) ?? DEFAULT_LOCALE;
};

export interface AuthExchange {
  /** Keys of the ways to sign in that are configured. */
  providers: readonly string[];
  /** Cookies besides those of Auth.js are set on the reply. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<Response>;
}

/** Auth.js over our own tables: one visit per request, and what fails below it is thrown instead of being turned into a redirect. */
export const createAuthExchange = (services: Services): AuthExchange => {
  const { config, database, rateLimits, clock } = services;
  const cookies = authCookiesOf(config.publicOrigin);
  const known = createKnownCallers(services);
  const recoveryCookie = createRecoveryCookie(config.publicOrigin);
  const limits = createPasswordLimits(database.pool, rateLimits, known);

  const configured = config.google ? [googleProvider(config.google)] : [];

  const answer: AuthExchange['answer'] = async (request, reply) => {
    const visit = createAuthVisit({
      database,
      limits,
      callerOf: (emailKey) => known.callerOf(request, emailKey),
      bindOffer: (offer) => void recoveryCookie.set(reply, offer),
      remember: (emailKey) => known.remember(request, reply, emailKey),
      services,
      origin: config.publicOrigin,
      locale: localeOfVisit(request, cookies),
      clock,
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
