import type { Core } from '@strapi/strapi';

import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';

import type { InBoth } from '../../seeds/seed-types';

/** Types whose words have no facts. */
export type WordsOnly =
  | 'api::business.business-page'
  | 'api::contact.contact-page'
  | 'api::faq.faq-entry'
  | 'api::faq.faq-page'
  | 'api::home.home'
  | 'api::landing.landing'
  | 'api::legal.privacy-page'
  | 'api::legal.terms-page'
  | 'api::manifesto.manifesto-page'
  | 'api::menu.footer'
  | 'api::settings.settings'
  | 'api::smart-banner.smart-banner'
  | 'api::where-to-watch.where-to-watch-page';

/** Creates one record in both languages and publishes it; each language also gets the fields of `shared`. */
export const seedWords = async (
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
