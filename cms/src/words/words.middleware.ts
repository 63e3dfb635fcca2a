import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

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

/**
 * Ties words to their facts: editors may write, publish and unpublish words, but not create, clone or delete
 * them.
 */
export const wordsMiddleware =
  (strapi: Core.Strapi): Middleware =>
  async (context, next) => {
    const type = FACT_TYPES.find(({ words }) => words === context.uid);
    if (!type) return next();
    const documentId = documentOf(context.params);
    if (context.action === 'create' && !(await factsExist(strapi, type, documentId)))
      throw new errors.ValidationError(
        `Create the ${type.noun} under “facts” first: its words open by themselves, in both languages.`,
      );
    if (context.action === 'clone')
      throw new errors.ValidationError(
        `Duplicate the ${type.noun} under “facts” instead: words belong to one ${type.noun}.`,
      );
    if (context.action === 'delete' && (await factsExist(strapi, type, documentId)))
      throw new errors.ValidationError(
        `To take these words off the site, unpublish them. They are deleted together with their ${type.noun}.`,
      );
    if (context.action !== 'publish' || type.change !== 'video' || documentId === null) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      await noteRelease(strapi, documentId);
      return result;
    });
  };
