import type { FastifyReply, FastifyRequest } from 'fastify';

import { DEFAULT_LOCALE, LOCALES, type Locale } from '@sahra/schemas/constants';

import type { Services } from '../../../../../identity/identity.module';
import { createDeskGuard } from '../../../../../platform/http/desk-guard';
import { createCsrfTokens } from './csrf-tokens';
import type { Html } from './html';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Returns the language that a page is asked for in. */
export const pageLocaleOf = (query: Readonly<Record<string, unknown>>): Locale =>
  LOCALES.find((locale) => locale === query['lang']) ?? DEFAULT_LOCALE;

/**
 * Creates the access checks of a page that plays a store or a bank: for developers on their own machine, whose forms
 * have a CSRF token, and for the desk with scope `viewers:write`. A browser never sends the desk's token by itself, so
 * that requests of the desk need no CSRF check.
 */
export const developerAccess = (
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  form: string,
): {
  onRequest: (request: FastifyRequest) => Promise<void>;
  preHandler: (request: FastifyRequest) => Promise<void>;
  /** Hidden field of the form; undefined for the desk. */
  token: (request: FastifyRequest, reply: FastifyReply) => Html | undefined;
} => {
  const tokens = createCsrfTokens(config);
  const guard = createDeskGuard(config.deskSecret, clock).allow('viewers:write');
  const isDeveloper = ({ ip }: FastifyRequest): boolean => config.development && LOOPBACK.has(ip);
  return {
    onRequest: async (request) => {
      if (!isDeveloper(request)) await guard(request);
    },
    preHandler: async (request) => {
      if (isDeveloper(request)) tokens.check(request, form);
    },
    token: (request, reply) => (isDeveloper(request) ? tokens.field(request, reply, form) : undefined),
  };
};
