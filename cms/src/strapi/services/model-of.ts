import type { Core } from '@strapi/strapi';

/** Attribute of a content type or component, as its schema.json declares it. */
export interface Attribute {
  type: string;
  /** Only for component attributes. */
  component?: string;
  /** Only for dynamic zones. */
  components?: readonly string[];
  repeatable?: boolean;
  /** Only for media: several pictures instead of one. */
  multiple?: boolean;
  maxLength?: number;
  regex?: string;
}

/** Content type or component. */
export interface Model {
  attributes: Readonly<Record<string, Attribute>>;
  options?: { draftAndPublish?: boolean };
  pluginOptions?: { i18n?: { localized?: boolean } };
}

/** Returns the schema of `uid`, e.g. `api::show.show` or `page.row`. Strapi's own type has no named attributes. */
export const modelOf = (strapi: Core.Strapi, uid: string): Model | undefined =>
  strapi.getModel(uid as Parameters<Core.Strapi['getModel']>[0]) as unknown as Model | undefined;
