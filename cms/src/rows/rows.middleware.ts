import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { rowsProblem, type WrittenRow } from './row-rules';

const PAGES_WITH_ROWS = ['api::landing.landing', 'api::home.home', 'api::business.business-page'] as const;

/** Keeps a page from being published with a row that would stay empty or lead nowhere. */
export const rowsMiddleware =
  (strapi: Core.Strapi): Modules.Documents.Middleware.Middleware =>
  async (context, next) => {
    const page = PAGES_WITH_ROWS.find((uid) => uid === context.uid);
    if (!page || context.action !== 'publish') return next();
    const drafts: unknown = await strapi.db.query(page).findMany({
      where: { publishedAt: null },
      populate: { rows: { populate: { channel: true, sport: true } } },
    });
    for (const { rows } of drafts as { rows: WrittenRow[] }[]) {
      const problem = rowsProblem(rows);
      if (problem) throw new errors.ValidationError(problem);
    }
    return next();
  };
