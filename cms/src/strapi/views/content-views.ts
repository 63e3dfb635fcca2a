import type { Core } from '@strapi/strapi';

import { modelOf, STRAPI_ATTRIBUTES } from '../services/model-of';
import type { ContentView } from './content-view';
import { linkViews } from './link-views';
import { listComponents, listContentTypes } from './list-models';
import { isColumn, snakeCase } from './names';
import { PICTURE_COLUMNS } from './picture-columns';
import { pictureUsesView } from './picture-uses-view';
import { columnName, storedModel, type StoredModel } from './stored-model';

const columnOf = (stored: StoredModel, attribute: string): string => `r."${columnName(stored, attribute)}"`;

/** Returns the columns of a record: who it is, which version, its fields, and when and by whom it was changed. */
const recordColumns = (strapi: Core.Strapi, uid: string): string[] => {
  const stored = storedModel(strapi, uid);
  const { options, pluginOptions } = modelOf(strapi, uid) ?? {};
  const column = (attribute: string): string => columnOf(stored, attribute);
  const fields = Object.entries(stored.attributes).filter(
    ([name, attribute]) => !STRAPI_ATTRIBUTES.has(name) && isColumn(attribute),
  );
  return [
    `${column('id')} AS id`,
    `${column('documentId')} AS document`,
    ...(pluginOptions?.i18n?.localized === true ? [`${column('locale')} AS locale`] : []),
    ...(options?.draftAndPublish === true
      ? [`(${column('publishedAt')} IS NULL) AS is_draft`, `${column('publishedAt')} AS published_since`]
      : []),
    ...fields.map(([name]) => `${column(name)} AS "${snakeCase(name)}"`),
    `${column('createdAt')} AS created_at`,
    `${column('createdBy')} AS created_by`,
    `${column('updatedAt')} AS updated_at`,
    `${column('updatedBy')} AS updated_by`,
  ];
};

const recordView = (strapi: Core.Strapi, uid: string, name: string): ContentView => ({
  name,
  select: `SELECT ${recordColumns(strapi, uid).join(', ')} FROM "${storedModel(strapi, uid).tableName}" r`,
});

/** People of the admin panel, without anything that signs them in. */
const editorsView = (strapi: Core.Strapi): ContentView => {
  const stored = storedModel(strapi, 'admin::user');
  const column = (attribute: string): string => columnOf(stored, attribute);
  return {
    name: 'editors',
    select: `SELECT ${column('id')} AS id, ${column('firstname')} AS first_name, ${column('lastname')} AS last_name,
      ${column('username')} AS username, ${column('email')} AS email, ${column('isActive')} AS is_active
      FROM "${stored.tableName}" r`,
  };
};

/** Pictures of the media library. */
const picturesView = (strapi: Core.Strapi): ContentView => {
  const stored = storedModel(strapi, 'plugin::upload.file');
  const column = (attribute: string): string => columnOf(stored, attribute);
  const columns = PICTURE_COLUMNS.map(([ours, attribute]) => `${column(attribute)} AS ${ours}`);
  return {
    name: 'pictures',
    select: `SELECT ${column('id')} AS id, ${columns.join(', ')}, ${column('size')} AS kilobytes,
      ${column('createdAt')} AS created_at, ${column('createdBy')} AS created_by, ${column('updatedAt')} AS updated_at FROM "${stored.tableName}" r`,
  };
};

const COMPONENT_PREFIX = /^components_/;

/**
 * Returns all views of the schema `content`, computed from what Strapi says it stores: `{type}` for the records of a
 * content type, `{type}_{field}` for its relations, components and pictures, and `editors`, `pictures` and
 * `picture_uses`.
 */
export const contentViews = (strapi: Core.Strapi): ContentView[] => [
  editorsView(strapi),
  picturesView(strapi),
  pictureUsesView(strapi),
  ...listContentTypes(strapi).flatMap(({ uid, collectionName }) => [
    recordView(strapi, uid, collectionName),
    ...linkViews(strapi, uid, collectionName),
  ]),
  ...listComponents(strapi).flatMap(({ uid, collectionName }) =>
    linkViews(strapi, uid, collectionName.replace(COMPONENT_PREFIX, '')),
  ),
];
