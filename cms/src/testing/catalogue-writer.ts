import type { Core } from '@strapi/strapi';

import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { factTypeOf } from '../facts/fact-type-of';
import type { FactType } from '../facts/fact-types';
import { fields } from './test-cms';

type Values = Readonly<Record<string, unknown>>;

/** Creates catalogue records as editors do, published in English, and returns their document ids. */
export interface CatalogueWriter {
  channel: (slug: string) => Promise<string>;
  sport: (slug: string) => Promise<string>;
  show: (slug: string, facts?: Values) => Promise<string>;
  /** `names`: the season's name in each language in which it is published. */
  season: (
    facts: { show: string; number: number; year: number | null },
    names: Partial<Record<Locale, string>>,
  ) => Promise<string>;
  /** `drafts`: leave the video unpublished. */
  video: (facts: Values & { code: string }, drafts?: 'drafts') => Promise<string>;
}

/** Creates a record, and publishes its words in the languages of `words`. */
const writeRecord = async (
  strapi: Core.Strapi,
  change: FactType['change'],
  facts: Values,
  words: Partial<Record<Locale, Values>>,
): Promise<string> => {
  const type = factTypeOf(change);
  const { documentId } = await strapi.documents(type.facts).create({ data: fields({ ...facts }) });
  for (const locale of LOCALES) {
    const written = words[locale];
    if (!written) continue;
    await strapi.documents(type.words).update({ documentId, locale, data: fields({ ...written }) });
    await strapi.documents(type.words).publish({ documentId, locale });
  }
  return documentId;
};

/** Words published in English only; the Arabic words stay the drafts that the facts created. */
const inEnglish = (words: Values): Partial<Record<Locale, Values>> => ({ en: words });

export const catalogueWriter = (strapi: Core.Strapi): CatalogueWriter => ({
  channel: (slug) => writeRecord(strapi, 'channel', { slug }, inEnglish({ name: slug })),
  sport: (slug) => writeRecord(strapi, 'sport', { slug }, inEnglish({ name: slug })),
  show: (slug, facts = {}) =>
    writeRecord(strapi, 'show', { slug, ...facts }, inEnglish({ title: slug, description: 'About it.' })),
  season: (facts, { en, ar }) =>
    writeRecord(strapi, 'season', facts, {
      ...(en === undefined ? {} : { en: { title: en } }),
      ...(ar === undefined ? {} : { ar: { title: ar } }),
    }),
  video: (facts, drafts) =>
    writeRecord(
      strapi,
      'video',
      { kind: 'episode', ...facts },
      drafts ? {} : inEnglish({ title: facts.code, description: 'What happens.' }),
    ),
});
