import type { Core } from '@strapi/strapi';

import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';

import { FAQ, FAQ_PAGE } from '../../seeds/faq';
import { LANDING } from '../../seeds/landing';
import type { InBoth } from '../../seeds/seed-types';
import { BRAND, CONTACT } from '../../seeds/settings';

type WordsOnly =
  'api::faq.faq-entry' | 'api::faq.faq-page' | 'api::landing.landing' | 'api::settings.settings';

const seedWords = async (
  strapi: Core.Strapi,
  uid: WordsOnly,
  words: InBoth<object>,
  shared = {},
): Promise<void> => {
  const { documentId } = await strapi
    .documents(uid)
    .create({ locale: DEFAULT_LOCALE, data: { ...words[DEFAULT_LOCALE], ...shared }, status: 'draft' });
  for (const locale of LOCALES)
    await strapi.documents(uid).update({ documentId, locale, data: { ...words[locale], ...shared } });
  await strapi.documents(uid).publish({ documentId, locale: '*' });
};

const POSITION_STEP = 10;

/** Seeds the copy of the pages, the questions, the brand and the contact data. */
export const seedPages = async (strapi: Core.Strapi): Promise<void> => {
  for (const [index, entry] of FAQ.entries())
    await seedWords(strapi, 'api::faq.faq-entry', entry, { position: (index + 1) * POSITION_STEP });
  await seedWords(strapi, 'api::faq.faq-page', FAQ_PAGE);
  await seedWords(strapi, 'api::landing.landing', LANDING);
  await seedWords(strapi, 'api::settings.settings', BRAND);
  await strapi
    .documents('api::settings.contact')
    .create({ data: { ...CONTACT, phones: [...CONTACT.phones] } });
};
