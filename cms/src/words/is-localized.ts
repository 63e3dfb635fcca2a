import type { Core } from '@strapi/strapi';

import { modelOf } from './model-of';

/** Whether a content type holds words, one row for each language, and not facts that the languages share. */
export const isLocalized = (strapi: Core.Strapi, uid: string): boolean =>
  modelOf(strapi, uid)?.pluginOptions?.i18n?.localized === true;
