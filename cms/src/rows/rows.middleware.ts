import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { localizeForUser, type LocalizedMessage } from '../checks/localized-message';
import { localesOfCall } from '../words/locales-of-call';
import { isBuiltPath } from './built-path';

/** Row as an editor saved it. */
interface WrittenRow {
  title?: string | null;
  source?: string | null;
  path?: string | null;
  channel?: object | null;
  sport?: object | null;
}

/** Returns why a page with these rows cannot be published, or null. */
const rowsProblem = (rows: readonly WrittenRow[]): LocalizedMessage | null => {
  for (const { title, source, path, channel, sport } of rows) {
    const name = title ?? '';
    if (source === 'channel' && !channel)
      return {
        en: `The row “${name}” shows the videos of one channel. Choose the channel.`,
        ar: `يعرض الصف «${name}» فيديوهات قناة واحدة. اختر القناة.`,
      };
    if (source === 'sport' && !sport)
      return {
        en: `The row “${name}” shows the videos of one sport. Choose the sport.`,
        ar: `يعرض الصف «${name}» فيديوهات رياضة واحدة. اختر الرياضة.`,
      };
    if (path && !isBuiltPath(path))
      return {
        en: `The row “${name}” leads to “${path}”, which is no page of the site. Write one like “/shows”, or leave it empty.`,
        ar: `يقود الصف «${name}» إلى «\u2066${path}\u2069»، ولا صفحة في الموقع بهذا الرابط. اكتب رابطًا مثل «\u2066/shows\u2069» أو اترك الحقل فارغًا.`,
      };
  }
  return null;
};

const PAGES_WITH_ROWS = ['api::landing.landing', 'api::home.home', 'api::business.business-page'] as const;

/** Rejects publishing a page, in the languages that are published, with an empty row or a broken link. */
export const rowsMiddleware =
  (strapi: Core.Strapi): Modules.Documents.Middleware.Middleware =>
  async (context, next) => {
    const page = PAGES_WITH_ROWS.find((uid) => uid === context.uid);
    if (!page || context.action !== 'publish') return next();
    const drafts: unknown = await strapi.db.query(page).findMany({
      where: {
        ...{ publishedAt: null, documentId: context.params.documentId },
        locale: { $in: localesOfCall(context.params) },
      },
      populate: { rows: { populate: { channel: true, sport: true } } },
    });
    for (const { rows } of drafts as { rows: WrittenRow[] }[]) {
      const problem = rowsProblem(rows);
      if (problem) throw new errors.ValidationError(localizeForUser(strapi, problem));
    }
    return next();
  };
