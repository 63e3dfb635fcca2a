import type { Core } from '@strapi/strapi';

import { DIRECTION, type Locale } from '@sahra/schemas/constants';

import { altOf } from '../../art/alt';
import { HERO } from '../../art/hints/hero-hint';
import { FAQ, FAQ_PAGE } from '../../seeds/faq';
import { FEATURED, HOME } from '../../seeds/home';
import { LANDING } from '../../seeds/landing';
import { BRAND, CONTACT } from '../../seeds/settings';
import type { PictureUploader } from './picture-uploader';
import { seedWords } from './seed-words';

const POSITION_STEP = 10;

/** The hero exists in both directions, so that its subject faces the text. */
const heroOf = async (upload: PictureUploader, locale: Locale): Promise<object> => {
  const alt = altOf(HERO.channel, HERO);
  return {
    heroWide: await upload(`landing/hero-wide-${DIRECTION[locale]}`, alt.en),
    heroTall: await upload(`landing/hero-tall-${DIRECTION[locale]}`, alt.en),
    heroAlt: alt[locale],
  };
};

const seedHome = async (strapi: Core.Strapi): Promise<void> => {
  await seedWords(strapi, 'api::home.home', HOME);
  const shows = await Promise.all(
    FEATURED.map((slug) => strapi.documents('api::show.show').findFirst({ filters: { slug } })),
  );
  const featured = shows.flatMap((show) => show?.documentId ?? []);
  await strapi.documents('api::home.home-selection').create({ data: { featured } });
};

/** Seeds the copy of the pages, the questions, the brand and the contact data. The shows must exist already. */
export const seedPages = async (strapi: Core.Strapi, upload: PictureUploader): Promise<void> => {
  for (const [index, entry] of FAQ.entries())
    await seedWords(strapi, 'api::faq.faq-entry', entry, { position: (index + 1) * POSITION_STEP });
  await seedWords(strapi, 'api::faq.faq-page', FAQ_PAGE);
  await seedWords(strapi, 'api::landing.landing', {
    en: { ...LANDING.en, ...(await heroOf(upload, 'en')) },
    ar: { ...LANDING.ar, ...(await heroOf(upload, 'ar')) },
  });
  await seedHome(strapi);
  await seedWords(strapi, 'api::settings.settings', BRAND);
  await strapi
    .documents('api::settings.contact')
    .create({ data: { ...CONTACT, phones: [...CONTACT.phones], paymentBadges: [...CONTACT.paymentBadges] } });
};
