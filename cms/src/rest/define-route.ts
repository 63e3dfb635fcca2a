import type { Static, TObject, TSchema } from 'typebox';

import type { Locale } from '@sahra/schemas/constants';

import type { CatalogueSearch } from '../search/catalogue-search';
import type { Database } from './database';

/** What a handler may know of a request. Drafts are asked for with the preview secret only. */
export interface Reading {
  database: Database;
  search: CatalogueSearch;
  locale: Locale;
  /** Language whose words stand in when a record is not published in `locale`; null: it is left out. */
  fallback: Locale | null;
  drafts: boolean;
}

export interface RouteSchema<Params extends TObject, Query extends TObject, Answer extends TSchema> {
  operationId: string;
  /** Path below the origin, parameters in braces: `/api/shows/{slug}`. */
  path: string;
  summary: string;
  description: string;
  params: Params;
  query: Query;
  answer: Answer;
  /** Whether `X-localization` and `fallback` mean anything to this route. */
  localized: boolean;
  /** Refusals besides 400 and 401 that the route can answer, with their reason. */
  refusals?: Partial<Record<404 | 410 | 503, string>>;
}

export interface Route<
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Answer extends TSchema = TSchema,
> {
  schema: RouteSchema<Params, Query, Answer>;
  handle: (input: {
    params: Static<Params>;
    query: Static<Query>;
    reading: Reading;
  }) => Promise<Static<Answer>>;
}

/** A REST route whose document, input checks and response tests all come from its one schema. */
export const defineRoute = <Params extends TObject, Query extends TObject, Answer extends TSchema>(
  route: Route<Params, Query, Answer>,
): Route<Params, Query, Answer> => route;
