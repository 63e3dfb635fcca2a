import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { localizeForUser } from '../checks/localized-message';
import { readStoredWords } from '../checks/read-stored-words';
import { isLocalized } from './is-localized';
import { localesOfCall } from './locales-of-call';

type Middleware = Modules.Documents.Middleware.Middleware;

const NOTHING_PUBLISHED = {
  en: 'Nothing of this is published, so there is nothing to go back to. Delete it if it is not wanted.',
  ar: 'لم يُنشر شيء من هذا بعد، فلا نسخة للرجوع إليها. احذفه إن لم تعد تريده.',
};

/** Rejects discarding a draft when nothing is published: Strapi would delete the words completely. */
export const discardMiddleware =
  (strapi: Core.Strapi): Middleware =>
  async (context, next) => {
    if (context.action !== 'discardDraft' || !isLocalized(strapi, context.uid)) return next();
    const params: { documentId?: unknown } = context.params;
    const { documentId } = params;
    if (typeof documentId !== 'string') return next();
    const asked = { documentId, locales: localesOfCall(params) };
    const drafts = await readStoredWords(strapi, context.uid, { ...asked, published: false });
    const published = await readStoredWords(strapi, context.uid, { ...asked, published: true });
    if (drafts.some(({ locale }) => !published.some((each) => each.locale === locale)))
      throw new errors.ValidationError(localizeForUser(strapi, NOTHING_PUBLISHED));
    return next();
  };
