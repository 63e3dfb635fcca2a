import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';
import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { FACT_TYPES } from '../facts/fact-types';
import { isLocalized } from '../words/is-localized';
import { localesOfCall } from '../words/locales-of-call';
import { modelOf } from '../strapi/services/model-of';
import { altsAmong, picturesOf } from './missing-alt';
import type { Problem } from './problem';
import { isValues } from './record-parts';
import { localizeForUser } from './localized-message';
import { readStoredWords } from './read-stored-words';
import { recordProblems } from './record-problems';
import { unreadableDates } from './unreadable-dates';
import { textProblems } from './word-problems';

/**
 * Throws one validation error with all problems, so that an editor can fix them at once. The admin panel shows each
 * sentence under its field.
 */
const refuse = (strapi: Core.Strapi, problems: readonly Problem[]): void => {
  if (problems.length === 0) return;
  const told = problems.map(({ path, sentence }) => ({
    path: [...path],
    message: localizeForUser(strapi, sentence),
  }));
  throw new errors.ValidationError(told.map(({ message }) => message).join('\n'), {
    errors: told.map((each) => ({ ...each, name: 'ValidationError' })),
  });
};

type Middleware = Modules.Documents.Middleware.Middleware;

/** Returns the problems of a record's drafts in `locales`. */
const draftProblems = async (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locales: readonly Locale[],
): Promise<Problem[]> => {
  const drafts = await readStoredWords(strapi, uid, { documentId, locales, published: false });
  return recordProblems(strapi, uid, documentId, drafts);
};

const LANGUAGE_NAMES = { en: { en: 'English', ar: 'Arabic' }, ar: { en: 'بالإنجليزية', ar: 'بالعربية' } };

/** Returns pictures in `data` that the published words would show without alt text. */
const unsaidPictures = async (
  strapi: Core.Strapi,
  uid: string,
  documentId: unknown,
  data: Readonly<Record<string, unknown>>,
): Promise<Problem[]> => {
  const words = FACT_TYPES.find(({ facts }) => facts === uid)?.words;
  const attributes = modelOf(strapi, uid)?.attributes ?? {};
  const set = Object.entries(data)
    .filter(([name, value]) => value && ownValue(attributes, name)?.type === 'media')
    .map(([name]) => name);
  if (!words || set.length === 0 || typeof documentId !== 'string') return [];
  const alts = altsAmong(modelOf(strapi, words)?.attributes ?? {});
  const published = await readStoredWords(strapi, words, { documentId, locales: LOCALES, published: true });
  return published.flatMap(({ locale, values }) =>
    alts
      .filter((alt) => !ownValue(values, alt))
      .flatMap((alt) => picturesOf(alt, set))
      .map((name) => ({
        path: [name],
        sentence: {
          en: `Nothing says in ${LANGUAGE_NAMES.en[locale]} what this picture shows. Write and publish that first.`,
          ar: `لا وصف لهذه الصورة ${LANGUAGE_NAMES.ar[locale]}. اكتب الوصف وانشره أولًا.`,
        },
      })),
  );
};

const publishes = (action: string, params: unknown): boolean =>
  (action === 'create' || action === 'update') && isValues(params) && params['status'] === 'published';

const documentIdIn = (value: unknown): unknown => (isValues(value) ? value['documentId'] : undefined);

/**
 * Validates words when they are published and facts when they are saved, for every caller. Drafts are not checked,
 * except for dates. A rejected value stays in the editor's form; nothing is stored.
 */
export const checksMiddleware = (strapi: Core.Strapi): Middleware => {
  const checkDrafts = async (uid: string, documentId: unknown, params: unknown): Promise<void> => {
    if (typeof documentId !== 'string') return;
    refuse(strapi, await draftProblems(strapi, uid, documentId, localesOfCall(params)));
  };

  return async (context, next) => {
    const { uid, action } = context;
    const params: unknown = context.params;
    if (!uid.startsWith('api::')) return next();
    const data: unknown = isValues(params) ? params['data'] : undefined;
    if (isValues(data)) refuse(strapi, unreadableDates(strapi, uid, data));
    if (isLocalized(strapi, uid)) {
      if (action === 'publish') await checkDrafts(uid, documentIdIn(params), params);
      if (!publishes(action, params)) return next();
      return strapi.db.transaction(async () => {
        const saved = await next();
        await checkDrafts(uid, documentIdIn(saved), params);
        return saved;
      });
    }
    if ((action === 'create' || action === 'update') && isValues(data))
      refuse(strapi, [
        ...textProblems(strapi, uid, data, null),
        ...(await unsaidPictures(strapi, uid, documentIdIn(params), data)),
      ]);
    return next();
  };
};
