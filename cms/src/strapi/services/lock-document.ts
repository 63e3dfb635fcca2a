import type { Core } from '@strapi/strapi';

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

/**
 * Runs `act` in a transaction in which no other one that names the same document runs; the document service inside uses
 * the same transaction.
 */
export const lockDocument = async <Result>(
  strapi: Core.Strapi,
  documentId: string,
  act: (transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  await strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    const lock = 'SELECT pg_advisory_xact_lock(hashtextextended(?, 0))';
    await strapi.db.connection.raw(lock, [documentId]).transacting(trx);
    return act(trx);
  });
