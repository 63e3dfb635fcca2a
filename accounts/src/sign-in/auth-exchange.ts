import { Auth, type AuthConfig } from '@auth/core';
import type { FastifyRequest } from 'fastify';

import type { Services } from '../app/services';
import { createLimiter } from '../rate-limit/limiter';
import { isSecureOrigin } from '../session/session-cookie';
import { SESSION_SECONDS } from '../session/session-lifetime';
import { authCookiesOf } from './auth-cookies';
import { refusalOfAuth } from './auth-failure';
import { authRequestOf, readsJson } from './auth-request';
import { AUTH_PATH, LOGIN_PATH } from './auth.paths';
import { createAuthVisit } from './auth-visit';
import { googleProvider } from './google.provider';
import { localeOfVisit } from './locale-of-visit';

export interface AuthExchange {
  /** Keys of the ways to sign in that are configured. */
  providers: readonly string[];
  answer(request: FastifyRequest): Promise<Response>;
}

/** Auth.js over our own tables: one visit per request, and what fails below it is thrown instead of being turned into a redirect. */
export const createAuthExchange = (services: Services): AuthExchange => {
  const { config, database, rateLimits, clock, bearers } = services;
  const cookies = authCookiesOf(config.publicOrigin);
  const limiter = createLimiter(database.pool, rateLimits, 'signIn');

  const configured = config.google ? [googleProvider(config.google)] : [];

  const answer = async (request: FastifyRequest): Promise<Response> => {
    const visit = createAuthVisit({
      database,
      limiter,
      bearers,
      origin: config.publicOrigin,
      locale: localeOfVisit(request, cookies),
      ip: request.ip,
      clock,
      userAgent: request.headers['user-agent'],
      cookieToken: request.cookies[cookies.sessionToken.name],
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
