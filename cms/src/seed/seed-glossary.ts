import { fold } from '@sahra/schemas/fold';
import type { Core } from '@strapi/strapi';

import { GLOSSARY } from '../../seeds/glossary';
import { TERMS_MAX } from '../desk/glossary/glossary';
import { ADD_TERM } from '../desk/glossary/glossary.sql';

type Raw = Core.Strapi['db']['connection']['raw'];
type Transaction = Parameters<ReturnType<Raw>['transacting']>[0];

/** Seeds the glossary of the desk. */
export const seedGlossary = async (strapi: Core.Strapi, transaction: Transaction): Promise<void> => {
  for (const { en, ar, avoid } of GLOSSARY) {
    const row = { en, ar, folded_en: fold(en), folded_ar: fold(ar), avoid_en: avoid.en, avoid_ar: avoid.ar };
    await strapi.db.connection.raw(ADD_TERM, { ...row, most: TERMS_MAX } as never).transacting(transaction);
  }
};
