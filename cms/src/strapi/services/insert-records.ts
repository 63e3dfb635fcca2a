import type { Core } from '@strapi/strapi';

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

/** Inserts records with their relations, as rows: without the document service and its middlewares. Returns their ids. */
export const insertRecords = async (
  strapi: Core.Strapi,
  uid: string,
  records: readonly Record<string, unknown>[],
  transaction: Transaction,
): Promise<number[]> => {
  const { entityManager } = strapi.db;
  const ids = (await entityManager.createMany(uid, { data: [...records] })).ids.map(Number);
  for (const [index, id] of ids.entries())
    await entityManager.attachRelations(uid, id, records[index], { transaction });
  return ids;
};
