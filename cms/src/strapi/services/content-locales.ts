import type { Core } from '@strapi/strapi';

/** Service of Strapi's plugin i18n for the languages of content. */
interface LocalesService {
  find(): Promise<{ code: string }[]>;
  create(locale: { code: string; name: string }): Promise<unknown>;
  setDefaultLocale(locale: { code: string }): Promise<void>;
}

/** Returns the service that stores the languages of content. */
export const contentLocales = (strapi: Core.Strapi): LocalesService =>
  strapi.plugin('i18n').service('locales');
