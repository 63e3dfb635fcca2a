import { OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';
import type { Core, Modules } from '@strapi/strapi';

import { isLocalized } from '../words/is-localized';
import { localesOfCall } from '../words/locales-of-call';
import { CLEAR_OUTDATED, MARK_OUTDATED } from './outdated.sql';

type Middleware = Modules.Documents.Middleware.Middleware;

interface Version {
  locale: Locale;
  publishedAt: unknown;
  updatedAt: string | Date;
}

/** A language before it is published. */
interface Before {
  /** It was live. */
  live: boolean;
  /** Its draft was saved after what is live. */
  changed: boolean;
}

const beforeOf = (versions: readonly Version[], locale: Locale): Before => {
  const own = versions.filter((version) => version.locale === locale);
  const live = own.find(({ publishedAt }) => publishedAt !== null);
  const draft = own.find(({ publishedAt }) => publishedAt === null);
  return {
    live: live !== undefined,
    changed:
      live !== undefined && draft !== undefined && new Date(draft.updatedAt) > new Date(live.updatedAt),
  };
};

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

const clear = async (
  strapi: Core.Strapi,
  trx: Transaction,
  [uid, documentId, locale]: readonly [string, string, Locale | null],
): Promise<number> => {
  const query = strapi.db.connection.raw<{ rowCount: number }>(CLEAR_OUTDATED, [
    uid,
    documentId,
    locale,
    locale,
  ]);
  return (await query.transacting(trx)).rowCount;
};

/** Removes the mark of one language, whose text still says what the other one says; whether there was one. */
export const clearOutdated = async (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locale: Locale,
): Promise<boolean> =>
  await strapi.db.transaction(
    async ({ trx }: { trx: Transaction }) => (await clear(strapi, trx, [uid, documentId, locale])) > 0,
  );

const notePublish = async (
  strapi: Core.Strapi,
  trx: Transaction,
  [uid, documentId, locale]: readonly [string, string, Locale],
  versions: readonly Version[],
): Promise<void> => {
  const before = beforeOf(versions, locale);
  const followed = (await clear(strapi, trx, [uid, documentId, locale])) > 0;
  if (followed || !before.live || !before.changed || !beforeOf(versions, OTHER_LOCALE[locale]).live) return;
  await strapi.db.connection.raw(MARK_OUTDATED, [uid, documentId, OTHER_LOCALE[locale]]).transacting(trx);
};

/**
 * Notes which language is outdated. A language that is published again marks the other one, unless it was marked
 * itself: then it has followed the other one. What is published for the first time follows what is live already.
 * Both languages published at once agree.
 */
export const outdatedMiddleware =
  (strapi: Core.Strapi): Middleware =>
  async (context, next) => {
    const { action, uid } = context;
    const documentId: unknown = 'documentId' in context.params ? context.params.documentId : null;
    const isNoted = action === 'publish' || action === 'unpublish' || action === 'delete';
    if (!isNoted || typeof documentId !== 'string' || !isLocalized(strapi, uid)) return next();
    const locales = localesOfCall(context.params);
    return strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
      const versions = (await strapi.db.query(uid).findMany({ where: { documentId } })) as Version[];
      const result = await next();
      const [only, ...more] = locales;
      if (action === 'publish' && only && more.length === 0)
        await notePublish(strapi, trx, [uid, documentId, only], versions);
      else for (const locale of locales) await clear(strapi, trx, [uid, documentId, locale]);
      return result;
    });
  };
