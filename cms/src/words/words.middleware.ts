import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { localizeForUser, type LocalizedMessage } from '../checks/localized-message';
import { FACT_TYPES, type FactType } from '../facts/fact-types';

type Middleware = Modules.Documents.Middleware.Middleware;

const documentOf = (params: unknown): string | null => {
  if (typeof params !== 'object' || params === null) return null;
  const { documentId, data } = params as { documentId?: unknown; data?: unknown };
  if (typeof documentId === 'string') return documentId;
  return typeof data === 'object' && data !== null ? documentOf(data) : null;
};

const factsExist = async (strapi: Core.Strapi, type: FactType, documentId: string | null): Promise<boolean> =>
  documentId !== null && (await strapi.db.query(type.facts).count({ where: { documentId } })) > 0;

/** Sets the release date at the first publish in any language. */
const noteRelease = (strapi: Core.Strapi, documentId: string): Promise<unknown> =>
  strapi.db
    .query('api::video.video')
    .updateMany({ where: { documentId, releasedAt: { $null: true } }, data: { releasedAt: new Date() } });

const withoutRecord = ({ en, ar }: LocalizedMessage): LocalizedMessage => ({
  en: `Create the ${en} first: its texts open by themselves, in both languages.`,
  ar: `أنشئ السجل أولًا (${ar}): تُفتح نصوصه من تلقاء نفسها باللغتين.`,
});
const ownedBy = ({ en, ar }: LocalizedMessage): LocalizedMessage => ({
  en: `Duplicate the ${en} itself instead: a text belongs to one ${en}.`,
  ar: `انسخ السجل نفسه (${ar}): لكل نص سجل واحد.`,
});
const deletedWith = ({ en, ar }: LocalizedMessage): LocalizedMessage => ({
  en: `To take this text off the site, unpublish it. It is deleted together with its ${en}.`,
  ar: `لإزالة هذا النص من الموقع ألغِ نشره. يُحذف النص مع سجله (${ar}).`,
});

/**
 * Ties words to their facts: editors may write, publish and unpublish words, but not create, clone or delete
 * them.
 */
export const wordsMiddleware =
  (strapi: Core.Strapi): Middleware =>
  async (context, next) => {
    const type = FACT_TYPES.find(({ words }) => words === context.uid);
    if (!type) return next();
    const refusal = (sentence: LocalizedMessage): Error =>
      new errors.ValidationError(localizeForUser(strapi, sentence));
    const documentId = documentOf(context.params);
    if (context.action === 'create' && !(await factsExist(strapi, type, documentId)))
      throw refusal(withoutRecord(type.noun));
    if (context.action === 'clone') throw refusal(ownedBy(type.noun));
    if (context.action === 'delete' && (await factsExist(strapi, type, documentId)))
      throw refusal(deletedWith(type.noun));
    if (context.action !== 'publish' || type.change !== 'video' || documentId === null) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      await noteRelease(strapi, documentId);
      return result;
    });
  };
