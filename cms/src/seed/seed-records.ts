import type { Core } from '@strapi/strapi';

import { LOCALES } from '@sahra/schemas/constants';

import type { InBoth } from '../../seeds/seed-types';
import { factProblem } from '../facts/fact-rules';
import { factTypeOf } from '../facts/fact-type-of';
import type { FactType } from '../facts/fact-types';
import { insertRecords } from '../strapi/services/insert-records';
import { checkSeedFields, type SeedFields } from './seed-fields';

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

/** Record to seed: facts, related records and pictures by id, and the words in both languages. */
export interface RecordSeed {
  facts: SeedFields;
  words: InBoth<SeedFields>;
}

const check = (strapi: Core.Strapi, type: FactType, { facts, words }: RecordSeed): void => {
  const problem = factProblem(type.change, facts);
  if (problem !== null) throw new Error(problem.sentence.en);
  checkSeedFields(strapi, type.facts, facts);
  for (const locale of LOCALES) checkSeedFields(strapi, type.words, words[locale]);
};

const documentIds = async (
  strapi: Core.Strapi,
  type: FactType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows: unknown = await strapi.db
    .query(type.facts)
    .findMany({ where: { id: { $in: [...ids] } }, select: ['id', 'documentId'] });
  return new Map(
    (rows as { id: number; documentId: string }[]).map(({ id, documentId }) => [id, documentId]),
  );
};

/**
 * Inserts many records of one type as rows: facts, relations, and the words of both languages as draft and
 * as published. The result equals that of the document service, which takes ten times as long. Words may
 * hold plain fields only. Returns the ids of the facts in the order of `records`.
 */
export const seedRecords = async (
  strapi: Core.Strapi,
  change: FactType['change'],
  records: readonly RecordSeed[],
): Promise<number[]> => {
  const type = factTypeOf(change);
  if (records.length === 0) return [];
  for (const record of records) check(strapi, type, record);
  const publishedAt = new Date();
  return strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    const data = records.map(({ facts }) => ({ ...facts, publishedAt }));
    const ids = await insertRecords(strapi, type.facts, data, trx);
    const documents = await documentIds(strapi, type, ids);
    const words = records.flatMap((record, index) =>
      LOCALES.flatMap((locale) =>
        [null, publishedAt].map((at) => ({
          ...record.words[locale],
          documentId: documents.get(ids[index] ?? 0),
          locale,
          publishedAt: at,
        })),
      ),
    );
    await strapi.db.query(type.words).createMany({ data: words });
    return ids;
  });
};
