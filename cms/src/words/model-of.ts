import type { Core } from '@strapi/strapi';

/** An attribute of a content type or a component, as its schema.json declares it. */
export interface Attribute {
  type: string;
  /** Of a component attribute. */
  component?: string;
  /** Of a dynamic zone. */
  components?: readonly string[];
  repeatable?: boolean;
  /** Of media: several pictures instead of one. */
  multiple?: boolean;
  maxLength?: number;
  regex?: string;
}

/** A content type or a component. */
export interface Model {
  attributes: Readonly<Record<string, Attribute>>;
  options?: { draftAndPublish?: boolean };
  pluginOptions?: { i18n?: { localized?: boolean } };
}

/** What is declared of `uid`, e.g. `api::show.show` or `page.row`. Strapi's own type knows no attribute by name. */
export const modelOf = (strapi: Core.Strapi, uid: string): Model | undefined =>
  strapi.getModel(uid as Parameters<Core.Strapi['getModel']>[0]) as unknown as Model | undefined;
