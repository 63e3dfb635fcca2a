import type { Core } from '@strapi/strapi';
import type { Locale } from '@sahra/schemas/constants';

import { altOf } from '../../art/alt';
import { SHOW_HINTS } from '../../art/hints/show-hints';
import { BUSINESS } from '../../seeds/pages/business';
import { CONTACT_PAGE } from '../../seeds/pages/contact';
import { GENERIC_PAGES } from '../../seeds/pages/generic-pages';
import { PRIVACY, TERMS } from '../../seeds/pages/legal';
import { MANIFESTO, MANIFESTO_PICTURES } from '../../seeds/pages/manifesto';
import { WHERE_TO_WATCH } from '../../seeds/pages/where-to-watch';
import { SHOWS } from '../../seeds/shows';
import type { PictureUploader } from './picture-uploader';
import { rowsToSeed } from './seed-rows';
import { seedRecords } from './seed-records';
import { seedWords } from './seed-words';

const channelOf = (slug: string): string => {
  const show = SHOWS.find((one) => one.slug === slug);
  if (!show) throw new Error(`there is no show ${slug}`);
  return show.channel;
};

/** The admin panel stores the points of a section as one text, one point per line. */
const manifestoIn = async (locale: Locale, upload: PictureUploader): Promise<object> => {
  const { sections, ...words } = MANIFESTO[locale];
  return {
    ...words,
    sections: await Promise.all(
      sections.map(async ({ points, ...section }) => {
        const slug = MANIFESTO_PICTURES[section.topic];
        const alt = altOf(channelOf(slug), { seed: slug, ...SHOW_HINTS[slug] });
        return {
          ...section,
          points: points.join('\n'),
          picture: await upload(`shows/${slug}-wide`, alt.en),
          pictureAlt: alt[locale],
        };
      }),
    ),
  };
};

/**
 * Seeds the pages outside the catalogue: for advertisers, business area, legal texts, contact, where to watch and
 * generic pages.
 */
export const seedOtherPages = async (strapi: Core.Strapi, upload: PictureUploader): Promise<void> => {
  await seedWords(strapi, 'api::manifesto.manifesto-page', {
    en: await manifestoIn('en', upload),
    ar: await manifestoIn('ar', upload),
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
