import type { Core } from '@strapi/strapi';

import { BUSINESS } from '../../seeds/pages/business';
import { CONTACT_PAGE } from '../../seeds/pages/contact';
import { GENERIC_PAGES } from '../../seeds/pages/generic-pages';
import { PRIVACY, TERMS } from '../../seeds/pages/legal';
import { MANIFESTO } from '../../seeds/pages/manifesto';
import { WHERE_TO_WATCH } from '../../seeds/pages/where-to-watch';
import { rowsToSeed } from './seed-rows';
import { seedRecords } from './seed-records';
import { seedWords } from './seed-words';

/** The admin panel stores the points of a section as one text, one point per line. */
const withLines = ({ sections, ...words }: (typeof MANIFESTO)['en']): object => ({
  ...words,
  sections: sections.map(({ points, ...section }) => ({ ...section, points: points.join('\n') })),
});

/**
 * Seeds the pages outside the catalogue: for advertisers, business area, legal texts, contact, where to watch and
 * generic pages.
 */
export const seedOtherPages = async (strapi: Core.Strapi): Promise<void> => {
  await seedWords(strapi, 'api::manifesto.manifesto-page', {
    en: withLines(MANIFESTO.en),
    ar: withLines(MANIFESTO.ar),
  });
  await seedWords(strapi, 'api::business.business-page', {
    en: { ...BUSINESS.en, rows: await rowsToSeed(strapi, BUSINESS.en.rows) },
    ar: { ...BUSINESS.ar, rows: await rowsToSeed(strapi, BUSINESS.ar.rows) },
  });
  await seedWords(strapi, 'api::legal.terms-page', TERMS);
  await seedWords(strapi, 'api::legal.privacy-page', PRIVACY);
  await seedWords(strapi, 'api::contact.contact-page', CONTACT_PAGE);
  await seedWords(strapi, 'api::where-to-watch.where-to-watch-page', WHERE_TO_WATCH);
  await seedRecords(
    strapi,
    'page',
    GENERIC_PAGES.map(({ slug, en, ar }) => ({ facts: { slug }, words: { en: { ...en }, ar: { ...ar } } })),
  );
};
