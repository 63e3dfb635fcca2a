import type { Core } from '@strapi/strapi';

import { modelOf, STRAPI_ATTRIBUTES } from '../../strapi/services/model-of';

/** Returns the names of the fields that editors fill in, in the order of the schema. */
export const fieldNames = (strapi: Core.Strapi, uid: string): string[] =>
  Object.keys(modelOf(strapi, uid)?.attributes ?? {}).filter((name) => !STRAPI_ATTRIBUTES.has(name));
