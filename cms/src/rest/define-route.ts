import type { Static, TObject, TSchema } from 'typebox';

import type { Locale } from '@sahra/schemas/constants';

import type { CatalogueSearch } from '../search/catalogue-search';
import type { Database } from './database';

/** Context of a request for its handler. Drafts require the preview secret. */
export interface ReadContext {
  database: Database;
  search: CatalogueSearch;
  locale: Locale;
  /** Locale used when a record is not published in `locale`; null: the record is left out. */
  fallback: Locale | null;
  drafts: boolean;
}

export interface RouteSchema<Params extends TObject, Query extends TObject, Answer extends TSchema> {
  operationId: string;
  /** Path with parameters in braces: `/api/shows/{slug}`. */
  path: string;
  summary: string;
  description: string;
  params: Params;
  query: Query;
  answer: Answer;
  /** Whether the route supports `X-localization` and `fallback`. */
  localized: boolean;
  /** Error statuses of the route besides 400 and 401, with their reason. */
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
    reading: ReadContext;
  }) => Promise<Static<Answer>>;
}

/** Defines a REST route. Documentation, input checks and response tests all use its one schema. */
export const defineRoute = <Params extends TObject, Query extends TObject, Answer extends TSchema>(
  route: Route<Params, Query, Answer>,
): Route<Params, Query, Answer> => route;
