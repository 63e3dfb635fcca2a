import type { Core } from '@strapi/strapi';

import { attributeOf, storedModel } from '../views/stored-model';

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

/** Component to insert: the row that it belongs to, its place there counted from 1, and its fields. */
export interface OwnedComponent {
  owner: number;
  place: number;
  data: Readonly<Record<string, unknown>>;
}

/** Inserts components into `field` of records, as rows: without the document service. */
export const insertComponents = async (
  strapi: Core.Strapi,
  { uid, field, component }: { uid: string; field: string; component: string },
  parts: readonly OwnedComponent[],
  transaction: Transaction,
): Promise<void> => {
  const table = attributeOf(storedModel(strapi, uid), field)?.joinTable;
  if (!table) throw new Error(`Strapi stores no components “${field}” of ${uid}.`);
  const { ids } = await strapi.db
    .query(component)
    .createMany({ data: parts.map(({ data }) => ({ ...data })) });
  const links = parts.map(({ owner, place }, index) => ({
    [table.joinColumn.name]: owner,
    [table.inverseJoinColumn.name]: Number(ids[index]),
    [table.orderColumnName ?? 'order']: place,
    ...table.on,
    component_type: component,
  }));
  await strapi.db.connection(table.name).insert(links).transacting(transaction);
};
