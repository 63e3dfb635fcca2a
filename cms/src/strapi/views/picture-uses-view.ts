import type { Core } from '@strapi/strapi';

import { modelOf } from '../services/model-of';
import type { ContentView } from './content-view';
import { PICTURE, pictureLinkTable } from './link-views';
import { listContentTypes } from './list-models';
import { columnName, storedModel, type StoredAttribute } from './stored-model';

/** Where a record or one of its components is in the query: SQL of its id, and the joins that lead to it. */
interface Owner {
  uid: string;
  id: string;
  joins: string;
}

/** Components of a record, at any depth, with the record itself. */
const ownersIn = (strapi: Core.Strapi, owner: Owner): Owner[] => {
  const components = Object.entries(storedModel(strapi, owner.uid).attributes).flatMap(
    ([name, { target = '', joinTable: link, morphBy }]): Owner[] => {
      if (
        !link ||
        morphBy !== undefined ||
        link.on?.field !== name ||
        !Object.hasOwn(strapi.components, target)
      )
        return [];
      const alias = `k${owner.joins.split(' JOIN ').length}`;
      const on = `${alias}."${link.joinColumn.name}" = ${owner.id} AND ${alias}.field = '${name}'`;
      return ownersIn(strapi, {
        uid: target,
        id: `${alias}."${link.inverseJoinColumn.name}"`,
        joins: `${owner.joins} JOIN "${link.name}" ${alias} ON ${on}`,
      });
    },
  );
  return [owner, ...components];
};

const isPicture = ({ target, morphBy }: StoredAttribute): boolean =>
  target === PICTURE && morphBy !== undefined;

const usesOf = (strapi: Core.Strapi, uid: string): string[] => {
  const record = storedModel(strapi, uid);
  const isDraft =
    modelOf(strapi, uid)?.options?.draftAndPublish === true
      ? `(r."${columnName(record, 'publishedAt')}" IS NULL)`
      : 'false';
  return ownersIn(strapi, { uid, id: 'r.id', joins: '' }).flatMap((owner) => {
    const [picture] = Object.values(storedModel(strapi, owner.uid).attributes).filter(isPicture);
    if (picture?.morphBy === undefined) return [];
    const link = pictureLinkTable(strapi, picture.morphBy);
    const { typeColumn, idColumn } = link.morphColumn;
    return `SELECT l."${link.joinColumn.name}" AS picture_id, '${uid}' AS type,
        r."${columnName(record, 'documentId')}" AS document, ${isDraft} AS is_draft
      FROM "${record.tableName}" r ${owner.joins}
        JOIN "${link.name}" l ON l."${idColumn.name}" = ${owner.id} AND l."${typeColumn.name}" = '${owner.uid}'`;
  });
};

/**
 * View of every place where a record shows a picture, in its own fields and in those of its components: content type,
 * document, and whether only a draft shows it. Facts have no draft.
 */
export const pictureUsesView = (strapi: Core.Strapi): ContentView => ({
  name: 'picture_uses',
  select: listContentTypes(strapi)
    .flatMap(({ uid }) => usesOf(strapi, uid))
    .join(' UNION ALL '),
});
