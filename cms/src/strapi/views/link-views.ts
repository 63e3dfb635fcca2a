import type { Core } from '@strapi/strapi';

import type { ContentView } from './content-view';
import { isColumn, snakeCase } from './names';
import { PICTURE_COLUMNS } from './picture-columns';
import {
  attributeOf,
  columnName,
  storedModel,
  type LinkTable,
  type StoredAttribute,
  type StoredModel,
} from './stored-model';

export const PICTURE = 'plugin::upload.file';

/** Table between files and the records that show them. */
export interface PictureLinkTable {
  name: string;
  joinColumn: { name: string };
  morphColumn: { typeColumn: { name: string }; idColumn: { name: string } };
}

interface Field {
  name: string;
  /** Content type or component with the field. */
  uid: string;
  /** Column of the owner's id in the view, e.g. `video_id`. */
  ownerKey: string;
}

const columnsOf = ({ attributes }: StoredModel): string[] =>
  Object.entries(attributes)
    .filter(([name, attribute]) => name !== 'id' && isColumn(attribute))
    .map(([name, { columnName }]) => `t."${columnName}" AS "${snakeCase(name)}"`);

/** Links to records of another content type: the ids of both, and the editors' order where there is one. */
const relationSelect = (
  strapi: Core.Strapi,
  { ownerKey }: Field,
  target: string,
  link: LinkTable,
): string => {
  const targetKey = `${snakeCase(storedModel(strapi, target).singularName)}_id`;
  const place = link.orderColumnName === undefined ? '' : `, l."${link.orderColumnName}" AS place`;
  return `SELECT l."${link.joinColumn.name}" AS ${ownerKey}, l."${link.inverseJoinColumn.name}" AS ${targetKey}${place}
    FROM "${link.name}" l`;
};

/** Components with their fields. Two of one place are in the order of `link_id`. */
const componentSelect = (
  strapi: Core.Strapi,
  { name, ownerKey }: Field,
  target: string,
  link: LinkTable,
): string => {
  const component = storedModel(strapi, target);
  if (link.orderColumnName === undefined || link.on?.field !== name)
    throw new Error(`Strapi stores neither order nor field of the components “${name}” in ${link.name}.`);
  const columns = columnsOf(component).join(', ');
  return `SELECT l."${link.joinColumn.name}" AS ${ownerKey}, l."${link.orderColumnName}" AS place, l.id AS link_id,
      t.id, ${columns}
    FROM "${link.name}" l JOIN "${component.tableName}" t ON t.id = l."${link.inverseJoinColumn.name}"
    WHERE l.field = '${name}'`;
};

/** Returns the table that links files with the records that show them. */
export const pictureLinkTable = (strapi: Core.Strapi, morphBy: string): PictureLinkTable => {
  const link = attributeOf(storedModel(strapi, PICTURE), morphBy)?.joinTable;
  if (!link) throw new Error(`Strapi stores no table of pictures “${morphBy}”.`);
  return link as unknown as PictureLinkTable;
};

/** Pictures of one field. */
const pictureSelect = (strapi: Core.Strapi, { name, uid, ownerKey }: Field, morphBy: string): string => {
  const file = storedModel(strapi, PICTURE);
  const link = pictureLinkTable(strapi, morphBy);
  const columns = PICTURE_COLUMNS.map(([ours, attribute]) => `t."${columnName(file, attribute)}" AS ${ours}`);
  const { typeColumn, idColumn } = link.morphColumn;
  return `SELECT l."${idColumn.name}" AS ${ownerKey}, l."order" AS place, t.id AS picture_id, ${columns.join(', ')}
    FROM "${link.name}" l JOIN "${file.tableName}" t ON t.id = l."${link.joinColumn.name}"
    WHERE l."${typeColumn.name}" = '${uid}' AND l.field = '${name}'`;
};

const selectOf = (strapi: Core.Strapi, field: Field, attribute: StoredAttribute): string | null => {
  const { target = '', joinTable, morphBy, unstable_virtual: isVirtual } = attribute;
  if (target === PICTURE && morphBy !== undefined) return pictureSelect(strapi, field, morphBy);
  if (joinTable === undefined || isVirtual === true) return null;
  return target.startsWith('api::')
    ? relationSelect(strapi, field, target, joinTable)
    : componentSelect(strapi, field, target, joinTable);
};

/** Returns the views `{name}_{field}` of the relations, components and pictures of a content type or component. */
export const linkViews = (strapi: Core.Strapi, uid: string, name: string): ContentView[] => {
  const { singularName, attributes } = storedModel(strapi, uid);
  const ownerKey = `${snakeCase(singularName)}_id`;
  return Object.entries(attributes).flatMap(([field, attribute]) => {
    const select = selectOf(strapi, { name: field, uid, ownerKey }, attribute);
    return select === null ? [] : [{ name: `${name}_${snakeCase(field)}`, select }];
  });
};
