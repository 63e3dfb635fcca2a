import type { Core } from '@strapi/strapi';

import { LOCALES } from '@sahra/schemas/constants';

import type { InBoth } from '../../seeds/seed-types';
import { FACT_TYPES, type FactType } from '../facts/fact-types';

type Fields = Readonly<Record<string, unknown>>;

const typeOf = (change: FactType['change']): FactType => {
  const type = FACT_TYPES.find((candidate) => candidate.change === change);
  if (!type) throw new Error(`No facts are called ${change}.`);
  return type;
};

/** Makes one record, writes its words in both languages and publishes them. Answers its document id. */
export const seedRecord = async (
  strapi: Core.Strapi,
  change: FactType['change'],
  facts: Fields,
  words: InBoth<Fields>,
): Promise<string> => {
  const type = typeOf(change);
  const { documentId } = await strapi.documents(type.facts).create({ data: { ...facts } });
  for (const locale of LOCALES)
    await strapi.documents(type.words).update({ documentId, locale, data: { ...words[locale] } });
  await strapi.documents(type.words).publish({ documentId, locale: '*' });
  return documentId;
};
