import type { Locale } from '@sahra/schemas/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { matchRoute } from '../address/match-route';
import { pageAddressOf } from '../address/page-address';
import { BUILT_ROUTES } from '../address/route-table';
import { writeLocaleCookie } from '../locale/locale-cookie';
import { negotiatedLocale } from '../locale/request-locale';
import type { Release } from '../release/release';
import { errorPage } from './error-page';
import { redirectOf } from './final-address';
import type { PageAnswers } from './page-answer';
import { sendHtml } from './send-html';

/** Header that says why a page failed (docs/product/rules.md R5); the visible page is the Oops text. */
const ERROR_HEADER = 'x-sahra-error';
/** Header of an answer made from the last good copy while the graph is away. */
const STALE_HEADER = 'x-sahra-stale';
/** A redirect by language belongs to one reader at one time. */
const NOT_SHARED = 'private, no-store';
const RETRY_AFTER_SECONDS = '5';

export interface PageHandlerOptions {
  answers: PageAnswers;
  publicUrl: string;
}

/** Answers every page address: language, final form, record, status. */
export class PageHandler {
  readonly #options: PageHandlerOptions;

  constructor(options: PageHandlerOptions) {
    this.#options = options;
  }

  async handle(request: FastifyRequest, reply: FastifyReply, release: Release | null): Promise<FastifyReply> {
    const address = pageAddressOf(request.raw.url ?? '/');
    const detected = negotiatedLocale(request);
    const negotiated = address.prefix === null;
    const locale = address.prefix ?? detected.locale;
    const fail = (status: number, message: string) =>
      this.#fail(request, reply, { release, locale, negotiated, status, message });

    if (!release) return fail(503, 'The site has not been built yet');
    const match = address.segments && matchRoute(BUILT_ROUTES, address.segments);
    if (!match) return fail(404, `Page not found: ${address.path}`);

    const { prefix } = address;
    const answer = await this.#options.answers.find({
      release,
      match,
      prefix,
      locale,
      requestId: request.id,
    });
    if (answer.kind === 'no-page') return fail(404, `Page not found: ${address.path}`);
    if (answer.kind === 'unknown-record') return fail(404, `Page Not Found: ${address.path}`);
    if (answer.kind === 'unavailable') return fail(503, `Not reachable: ${address.path}`);

    const setsCookie = negotiated && detected.source === 'browser';
    if (setsCookie) writeLocaleCookie(reply, locale, this.#options.publicUrl);
    const redirect = redirectOf(address, match, locale);
    if (redirect) {
      if (negotiated) void reply.headers({ vary: 'Cookie, Accept-Language', 'cache-control': NOT_SHARED });
      return reply.redirect(redirect.location, redirect.status);
    }
    if (answer.stale) void reply.headers({ [STALE_HEADER]: 'true', warning: '110 - "Response is Stale"' });
    return sendHtml(request, reply, answer.document, {
      status: 200,
      negotiated,
      setsCookie,
      publicUrl: this.#options.publicUrl,
    });
  }

  async #fail(
    request: FastifyRequest,
    reply: FastifyReply,
    failure: {
      release: Release | null;
      locale: Locale;
      negotiated: boolean;
      status: number;
      message: string;
    },
  ): Promise<FastifyReply> {
    const { release, locale, negotiated, status, message } = failure;
    request.log.info({ status, error: message }, 'page error');
    // A header may hold printable ASCII only; a path may hold anything.
    void reply.header(
      ERROR_HEADER,
      message.replace(/[^\x20-\x7e]/g, (sign) => encodeURIComponent(sign)),
    );
    if (status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
    const document = await errorPage(release, locale, status, message);
    return sendHtml(request, reply, document, {
      status,
      negotiated,
      setsCookie: false,
      publicUrl: this.#options.publicUrl,
    });
  }
}
