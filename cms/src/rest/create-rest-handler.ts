import { createHash, timingSafeEqual } from 'node:crypto';

import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';

import { serializeFilled } from '../placeholders/serialize-filled';
import { isInvalidValueError } from '../requests/is-invalid-value-error';
import type { CatalogueSearch } from '../search/catalogue-search';
import { checkedInput } from './checked-input';
import type { Database } from './database';
import type { Route } from './define-route';
import { fillEmptyTexts } from './fill-empty-texts';
import { isUnreachable } from './is-unreachable';
import { routeMatcher } from './match-route';
import { Refusal } from './refusal';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Creates a check against one secret that runs in constant time. */
const secretCheck = (secret: string): ((given: string | undefined) => boolean) => {
  const expected = digest(secret);
  return (given) => given !== undefined && timingSafeEqual(digest(given), expected);
};

const BEARER = 'Bearer ';

/** Creates a check of the `Authorization` header against the static token of the reading services. */
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

export interface RestResponse {
  status: number;
  body: string;
  /** Set for a server error, which must be logged. */
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
  if (isInvalidValueError(error)) return new Refusal(400, 'BAD_USER_INPUT');
  return isUnreachable(error) ? new Refusal(503, 'UPSTREAM_UNAVAILABLE') : null;
};

/** Handles all requests under `/api`. Strapi's own content API is not reachable. */
export const createRestHandler = (
  routes: readonly Route[],
  { database, search, readToken, previewSecret }: RestSettings,
): ((request: RestRequest) => Promise<RestResponse>) => {
  const match = routeMatcher(routes);
  const mayRead = bearerCheck(readToken);
  const mayPreview = secretCheck(previewSecret);

  const answer = async (
    { method, path, search: asked, header }: RestRequest,
    locale: Locale,
  ): Promise<string> => {
    if (!mayRead(header('authorization'))) throw new Refusal(401, 'UNAUTHENTICATED');
    const found = method === 'GET' ? match(path) : null;
    if (!found) throw new Refusal(404, 'NOT_FOUND');
    // `status` works only with the preview secret; drafts are never readable without it.
    const drafts = asked.get('status') === 'draft' && mayPreview(header(HEADERS.previewSecret));
    const reading = { database, search, locale, fallback: fallbackOf(asked), drafts };
    const { schema, handle } = found.route;
    const read = await handle({ ...checkedInput(found.route, found.params, asked), reading });
    const body = drafts ? fillEmptyTexts(schema.answer, read) : read;
    return schema.localized ? serializeFilled(body, locale) : JSON.stringify(body);
  };

  return async (request) => {
    const asked = request.header(HEADERS.localization);
    const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
    try {
      return { status: 200, body: await answer(request, locale) };
    } catch (error) {
      const refusal = refusalOf(error) ?? new Refusal(500, 'SOMETHING_WENT_WRONG');
      const failure = error instanceof Refusal ? undefined : error;
      return { status: refusal.status, body: JSON.stringify(refusal.body(locale)), failure };
    }
  };
};
