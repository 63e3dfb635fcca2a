import type { Core } from '@strapi/strapi';

import { modelOf } from '../strapi/services/model-of';

/** Whether a content type holds words (one row per language), not shared facts. */
export const isLocalized = (strapi: Core.Strapi, uid: string): boolean =>
  modelOf(strapi, uid)?.pluginOptions?.i18n?.localized === true;
