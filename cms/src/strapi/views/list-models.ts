import type { Core } from '@strapi/strapi';

/** Content type or component: its name in Strapi, and the table name that its schema asks for. */
export interface ListedModel {
  uid: string;
  collectionName: string;
}

/** Returns the product's own content types; Strapi has others for itself. */
export const listContentTypes = (strapi: Core.Strapi): ListedModel[] => {
  const types: readonly ListedModel[] = Object.values(strapi.contentTypes);
  return types.filter(({ uid }) => uid.startsWith('api::'));
};

/** Returns all components. */
export const listComponents = (strapi: Core.Strapi): ListedModel[] => {
  const components: readonly ListedModel[] = Object.values(strapi.components);
  return [...components];
};
