import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';
import type { Core } from '@strapi/strapi';

import { FACT_TYPES } from '../facts/fact-types';
import { modelOf } from '../strapi/services/model-of';
import type { Model } from '../strapi/services/model-of';
import { isValues } from './record-parts';

type Values = Readonly<Record<string, unknown>>;

/** Stored words of one language. */
export interface StoredWords {
  documentId: string;
  locale: Locale;
  values: Values;
}

type Populate = Record<string, unknown>;

const LOCALE_OF = new Map<unknown, Locale>(LOCALES.map((locale) => [locale, locale]));

const populateOf = (strapi: Core.Strapi, { attributes }: Model): Populate => {
  const populate = new Map<string, unknown>();
  for (const [name, { type, component, components }] of Object.entries(attributes)) {
    if (type === 'media') populate.set(name, true);
    if (component) populate.set(name, { populate: populateInside(strapi, component) });
    if (components)
      populate.set(name, {
        on: Object.fromEntries(components.map((uid) => [uid, { populate: populateInside(strapi, uid) }])),
      });
  }
  return Object.fromEntries(populate);
};

/** Components are read with what they name. */
const populateInside = (strapi: Core.Strapi, uid: string): Populate => {
  const model = modelOf(strapi, uid);
  if (!model) return {};
  const named = Object.entries(model.attributes).flatMap(([name, { type }]) =>
    type === 'relation' ? [[name, true] as const] : [],
  );
  return { ...populateOf(strapi, model), ...Object.fromEntries(named) };
};

/** Reads the drafts or the published words of a type; with `documentId`, of one record. */
export const readStoredWords = async (
  strapi: Core.Strapi,
  uid: string,
  { documentId, locales, published }: { documentId?: string; locales: readonly Locale[]; published: boolean },
): Promise<StoredWords[]> => {
  const model = modelOf(strapi, uid);
  const found: unknown = await strapi.db.query(uid).findMany({
    where: {
      ...(documentId !== undefined && { documentId }),
      locale: { $in: [...locales] },
      publishedAt: { $null: !published },
    },
    populate: model ? populateOf(strapi, model) : {},
  });
  return (Array.isArray(found) ? found : []).filter(isValues).flatMap((values) => {
    const locale = LOCALE_OF.get(values['locale']);
    const id = values['documentId'];
    return locale && typeof id === 'string' ? [{ documentId: id, locale, values }] : [];
  });
};

/** Reads the pictures of the facts that belong to some words, by field; none for words without facts. */
export const readPicturesOfFacts = async (
  strapi: Core.Strapi,
  wordsUid: string,
  documentId: string,
): Promise<Values> => {
  const type = FACT_TYPES.find(({ words }) => words === wordsUid);
  const model = type && modelOf(strapi, type.facts);
  if (!model) return {};
  const pictures = Object.entries(model.attributes).flatMap(([name, { type: kind }]) =>
    kind === 'media' ? [name] : [],
  );
  const facts: unknown = await strapi.db
    .query(type.facts)
    .findOne({ where: { documentId }, populate: pictures });
  return isValues(facts) ? Object.fromEntries(pictures.map((name) => [name, ownValue(facts, name)])) : {};
};
