import type { Core } from '@strapi/strapi';

import { LOCALES } from '@sahra/schemas/constants';

import type { InBoth } from '../../seeds/seed-types';
import { factTypeOf } from '../facts/fact-type-of';
import type { FactType } from '../facts/fact-types';
import type { SeedFields } from './seed-fields';

/** Creates one record, then writes and publishes its words in both languages. Returns its document id. */
export const seedRecord = async (
  strapi: Core.Strapi,
  change: FactType['change'],
  facts: SeedFields,
  words: InBoth<SeedFields>,
): Promise<string> => {
  const type = factTypeOf(change);
  const { documentId } = await strapi.documents(type.facts).create({ data: { ...facts } });
  for (const locale of LOCALES)
    await strapi.documents(type.words).update({ documentId, locale, data: { ...words[locale] } });
  await strapi.documents(type.words).publish({ documentId, locale: '*' });
  return documentId;
};
