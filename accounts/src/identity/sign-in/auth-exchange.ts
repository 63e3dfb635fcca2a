import { Auth, type AuthConfig } from '@auth/core';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { ownValue } from '@sahra/schemas/own-value';

import type { Services } from '../session/services';
import { isSecureOrigin } from '../session/session-cookie';
import { SESSION_SECONDS } from '../session/session-lifetime';
import { authCookiesOf } from './auth-cookies';
import { refusalOfAuth } from './auth-failure';
import { authRequestOf, readsJson } from './auth-request';
import { AUTH_PATH, LOGIN_PATH } from './auth.paths';
import { createAuthVisit } from './auth-visit';
import { googleProvider } from './google.provider';
import { createRecoveryCookie } from '../standing/recovery-cookie';
import { createKnownCallers } from './known-callers';
import { localeOfVisit } from './locale-of-visit';
import { createPasswordLimits } from './password-limits';

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
