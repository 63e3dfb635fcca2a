import type { Core } from '@strapi/strapi';

import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';

const LOCALE_NAMES: Readonly<Record<(typeof LOCALES)[number], string>> = {
  en: 'English',
  ar: 'Arabic (العربية)',
};

interface LocalesService {
  find(): Promise<{ code: string }[]>;
  create(locale: { code: string; name: string }): Promise<unknown>;
  setDefaultLocale(locale: { code: string }): Promise<void>;
}

/** Creates the product's locales in Strapi. */
export const ensureLocales = async (strapi: Core.Strapi): Promise<void> => {
  const service: LocalesService = strapi.plugin('i18n').service('locales');
  const known = new Set((await service.find()).map(({ code }) => code));
  const missing = LOCALES.filter((code) => !known.has(code));
  for (const code of missing) await service.create({ code, name: LOCALE_NAMES[code] });
  if (missing.length > 0) await service.setDefaultLocale({ code: DEFAULT_LOCALE });
};
