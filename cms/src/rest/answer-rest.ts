import { createHash, timingSafeEqual } from 'node:crypto';

import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';

import { isRefusedValue } from '../requests/refused-value';
import type { CatalogueSearch } from '../search/catalogue-search';
import { checkedInput } from './checked-input';
import type { Database } from './database';
import type { Route } from './define-route';
import { routeMatcher } from './match-route';
import { Refusal } from './refusal';

/** Codes of node and of PostgreSQL (classes 08 and 57P, too many connections) that mean: no database right now. */
const CODES = /^(E(CONNREFUSED|CONNRESET|NOTFOUND|TIMEDOUT|PIPE)|08\w{3}|57P0\d|53300)$/;
const MESSAGES = /connection terminated|timeout exceeded when trying to connect/i;

/** Whether `error` says that the database cannot be reached. */
const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.test(code) || MESSAGES.test(error.message);
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A check of a given text against one secret that takes the same time whatever is given. */
const secretCheck = (secret: string): ((given: string | undefined) => boolean) => {
  const expected = digest(secret);
  return (given) => given !== undefined && timingSafeEqual(digest(given), expected);
};

const BEARER = 'Bearer ';

/** Check of an `Authorization` header against the static token of the reading services. */
const bearerCheck = (token: string): ((header: string | undefined) => boolean) => {
  const isToken = secretCheck(token);
  return (header) =>
    header !== undefined && header.startsWith(BEARER) && isToken(header.slice(BEARER.length));
};

interface RestRequest {
  method: string;
  path: string;
  search: URLSearchParams;
  header: (name: string) => string | undefined;
}

export interface RestAnswer {
  status: number;
  body: string;
  /** Set when the failure is ours and belongs in the log. */
  failure?: unknown;
}

export interface RestSettings {
  database: Database;
  search: CatalogueSearch;
  readToken: string;
  previewSecret: string;
}

const isLocale = (value: string | null | undefined): value is Locale =>
  LOCALES.some((locale) => locale === value);

const fallbackOf = (search: URLSearchParams): Locale | null => {
  const fallback = search.get('fallback');
  if (fallback === null || isLocale(fallback)) return fallback;
  throw new Refusal(400, 'BAD_USER_INPUT');
};

const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error;
  if (isRefusedValue(error)) return new Refusal(400, 'BAD_USER_INPUT');
  return isUnreachable(error) ? new Refusal(503, 'UPSTREAM_UNAVAILABLE') : null;
};

/** Answers everything under `/api`. Nothing of Strapi's own content API is reachable beside it. */
export const restAnswerer = (
  routes: readonly Route[],
  { database, search, readToken, previewSecret }: RestSettings,
): ((request: RestRequest) => Promise<RestAnswer>) => {
  const match = routeMatcher(routes);
  const mayRead = bearerCheck(readToken);
  const mayPreview = secretCheck(previewSecret);

  const answer = async (
    { method, path, search: asked, header }: RestRequest,
    locale: Locale,
  ): Promise<unknown> => {
    if (!mayRead(header('authorization'))) throw new Refusal(401, 'UNAUTHENTICATED');
    const found = method === 'GET' ? match(path) : null;
    if (!found) throw new Refusal(404, 'NOT_FOUND');
    // `status` counts with the preview secret only: without it a draft is readable nowhere.
    const drafts = asked.get('status') === 'draft' && mayPreview(header(HEADERS.previewSecret));
    const reading = { database, search, locale, fallback: fallbackOf(asked), drafts };
    return found.route.handle({ ...checkedInput(found.route, found.params, asked), reading });
  };

  return async (request) => {
    const asked = request.header(HEADERS.localization);
    const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
    try {
      return { status: 200, body: JSON.stringify(await answer(request, locale)) };
    } catch (error) {
      const refusal = refusalOf(error) ?? new Refusal(500, 'SOMETHING_WENT_WRONG');
      const failure = error instanceof Refusal ? undefined : error;
      return { status: refusal.status, body: JSON.stringify(refusal.body(locale)), failure };
    }
  };
};
