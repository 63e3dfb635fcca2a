import { DIRECTION, OTHER_LOCALE } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';
import { PREVIEW_PARAMETER } from '@sahra/schemas/preview-message';
import escapeHtml from 'escape-html';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { MARKS } from '../../src/shared/head/first-paint';
import { swapLocale } from '../../src/shared/i18n/swap-locale';
import type { ThirdParty } from '../../src/shared/third-parties/vendors';
import { matchRoute } from '../address/match-route';
import type { RouteMatch } from '../address/match-route';
import { pageAddressOf } from '../address/page-address';
import type { PageAddress } from '../address/page-address';
import { BUILT_ROUTES, formOf } from '../address/route-table';
import { writeLocaleCookie } from '../locale/locale-cookie';
import { negotiatedLocale } from '../locale/request-locale';
import { htmlText } from '../release/html-file';
import { errorFileOf } from '../release/release';
import type { Release } from '../release/release';
import { FilledDocument } from './filled-document';
import type { PageResolver } from './page-resolver';
import { sendHtml } from './send-html';

/** Redirect target of a URL. */
interface Redirect {
  status: 301 | 302;
  location: string;
}

/** Returns whether the path is a locale root with a trailing slash: `/en` and `/en/` are the same home page. */
const isHomeWithSlash = (path: string, final: string): boolean => path === `${final}/` && final.length === 3;

/**
 * Returns the only redirect of a URL, or null when the URL is final: it corrects slashes, case and locale in one
 * step. A redirect that depends on the reader's language is never permanent. The location is built from the route,
 * so it cannot leave the site.
 */
const redirectOf = (
  { path, search, prefix }: PageAddress,
  match: RouteMatch,
  locale: Locale,
): Redirect | null => {
  const negotiatedArabic = prefix === null && locale === 'ar';
  const final = formOf(negotiatedArabic ? locale : prefix, match.path);
  if (path === final || isHomeWithSlash(path, final)) return null;
  return { status: negotiatedArabic ? 302 : 301, location: final + search };
};

/** Returns a minimal error page for when the release has none: before the first build. */
const bareErrorPage = (locale: Locale, status: number): FilledDocument => {
  const text = escapeHtml(messageOf(status === 404 ? 'NOT_FOUND' : 'UPSTREAM_UNAVAILABLE', locale));
  return new FilledDocument(
    Buffer.from(
      `<!doctype html><html lang="${locale}" dir="${DIRECTION[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text}</title><h1>${text}</h1></html>`,
    ),
  );
};

/** Matches the address of each language switch in an error page, which is built for no address. */
const SWITCH_HREF = /href="[^"]*"(?=[^>]*\bdata-language-switch\b)/g;

interface Failure {
  release: Release | null;
  locale: Locale;
  negotiated: boolean;
  status: number;
  message: string;
  /** Path and query as requested. */
  requested: string;
}

/** Returns the error page of a locale, with the error's message and the same address in the other language. */
const errorPage = async ({
  release,
  locale,
  status,
  message,
  requested,
}: Failure): Promise<FilledDocument> => {
  const file = errorFileOf(status === 404 ? '404' : '500', locale);
  if (!release?.files.has(file)) return bareErrorPage(locale, status);
  const page = await htmlText(release, file);
  return new FilledDocument(
    Buffer.from(
      page.text
        .replace(MARKS.message, () => escapeHtml(message))
        .replace(SWITCH_HREF, () => `href="${escapeHtml(swapLocale(requested, OTHER_LOCALE[locale]))}"`),
    ),
    page.scriptHashes,
  );
};

/**
 * Response header with the reason of a page error (docs/product/rules.md R5); the visible page shows only the
 * general error text.
 */
const ERROR_HEADER = 'x-sahra-error';
/** Response header of a page rendered from stale data during a graph outage. */
const STALE_HEADER = 'x-sahra-stale';
/** A redirect by language depends on the reader and must not be cached. */
const NOT_SHARED = 'private, no-store';
const RETRY_AFTER_SECONDS = '5';

interface PageHandlerOptions {
  answers: PageResolver;
  publicUrl: string;
  /** Origins of the desk, which may frame previews. */
  deskUrl: string;
  thirdParties: readonly ThirdParty[];
}

/** Handles every page URL: locale, redirect, record, status. */
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
      this.#fail(request, reply, {
        ...{ release, locale, negotiated, status, message },
        requested: address.path + address.search,
      });

    if (!release) return fail(503, 'The site has not been built yet');
    const match = address.segments && matchRoute(BUILT_ROUTES, address.segments);
    if (!match) return fail(404, `Page not found: ${address.path}`);

    // A reader of Arabic is redirected, so the page to find is the one they arrive at: under the URL without a prefix
    // readers of English get what is kept.
    const prefix = address.prefix ?? (locale === 'ar' ? locale : null);
    const isPreview = new URLSearchParams(address.search).has(PREVIEW_PARAMETER);
    const answer = await this.#options.answers.find({
      release,
      match,
      prefix,
      locale,
      search: address.search,
      isPreview,
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
      thirdParties: isPreview ? [] : this.#options.thirdParties,
      ...(isPreview && { framedBy: this.#options.deskUrl }),
    });
  }

  async #fail(request: FastifyRequest, reply: FastifyReply, failure: Failure): Promise<FastifyReply> {
    const { negotiated, status, message } = failure;
    request.log.info({ status, error: message }, 'page error');
    // A header may contain printable ASCII only; a path may contain any character.
    void reply.header(
      ERROR_HEADER,
      message.replace(/[^\x20-\x7e]/g, (sign) => encodeURIComponent(sign)),
    );
    if (status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
    const document = await errorPage(failure);
    return sendHtml(request, reply, document, {
      status,
      negotiated,
      setsCookie: false,
      publicUrl: this.#options.publicUrl,
      thirdParties: this.#options.thirdParties,
    });
  }
}
