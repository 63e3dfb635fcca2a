import type { Core } from '@strapi/strapi';

import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';

import { contentLocales } from '../strapi/services/content-locales';

const LOCALE_NAMES: Readonly<Record<(typeof LOCALES)[number], string>> = {
  en: 'English',
  ar: 'Arabic (العربية)',
};

/** Creates the product's locales in Strapi. */
export const ensureLocales = async (strapi: Core.Strapi): Promise<void> => {
  const service = contentLocales(strapi);
  const known = new Set((await service.find()).map(({ code }) => code));
  const missing = LOCALES.filter((code) => !known.has(code));
  for (const code of missing) await service.create({ code, name: LOCALE_NAMES[code] });
  if (missing.length > 0) await service.setDefaultLocale({ code: DEFAULT_LOCALE });
};
