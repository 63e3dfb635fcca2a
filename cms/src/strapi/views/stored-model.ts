import { ownValue } from '@sahra/schemas/own-value';
import type { Core } from '@strapi/strapi';

/** Table that links records, or a record with its components. */
export interface LinkTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
  /** Column with the editors' order, where the relation has one. */
  orderColumnName?: string;
  /** Values of the link's own columns, e.g. the field of the owner that a component belongs to. */
  on?: { field?: string };
}

/** Attribute as Strapi stores it: a column, or a relation with a link table. */
export interface StoredAttribute {
  type: string;
  columnName?: string;
  target?: string;
  joinTable?: LinkTable;
  joinColumn?: { name: string };
  /** Only for pictures: the attribute of the file that names its owner. */
  morphBy?: string;
  /** Whether the attribute has neither a column nor a link table of its own. */
  unstable_virtual?: boolean;
}

/** Content type or component as Strapi stores it. */
export interface StoredModel {
  singularName: string;
  tableName: string;
  attributes: Readonly<Record<string, StoredAttribute>>;
}

/** Returns tables and columns of a content type or component, e.g. `api::video.video` or `page.row`. */
export const storedModel = (strapi: Core.Strapi, uid: string): StoredModel => {
  const model = strapi.db.metadata.get(uid) as unknown as StoredModel | undefined;
  if (!model) throw new Error(`Strapi stores no content type or component “${uid}”.`);
  return model;
};

/** Returns how `attribute` is stored. */
export const attributeOf = ({ attributes }: StoredModel, attribute: string): StoredAttribute | undefined =>
  ownValue(attributes, attribute);

/** Returns the column of `attribute`. Throws when Strapi stores it in no column. */
export const columnName = (model: StoredModel, attribute: string): string => {
  const stored = attributeOf(model, attribute);
  const column = stored?.columnName ?? stored?.joinColumn?.name;
  if (column === undefined) throw new Error(`Strapi stores no column “${attribute}” in ${model.tableName}.`);
  return column;
};
