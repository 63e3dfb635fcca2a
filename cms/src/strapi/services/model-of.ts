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
  required?: boolean;
  default?: unknown;
  maxLength?: number;
  /** Least and greatest number, or number of components. */
  min?: number;
  max?: number;
  regex?: string;
  /** Only for enumerations. */
  enum?: readonly string[];
  /** Only for relations. */
  relation?: string;
  target?: string;
}

/** Content type or component. */
export interface Model {
  attributes: Readonly<Record<string, Attribute>>;
  options?: { draftAndPublish?: boolean };
  pluginOptions?: { i18n?: { localized?: boolean } };
}

/** Attributes that Strapi adds to every content type. */
export const STRAPI_ATTRIBUTES: ReadonlySet<string> = new Set([
  'id',
  'documentId',
  'locale',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'localizations',
]);

/** Returns the schema of `uid`, e.g. `api::show.show` or `page.row`. Strapi's own type has no named attributes. */
export const modelOf = (strapi: Core.Strapi, uid: string): Model | undefined =>
  strapi.getModel(uid as Parameters<Core.Strapi['getModel']>[0]) as unknown as Model | undefined;
