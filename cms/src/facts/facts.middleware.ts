import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { LOCALES } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

import { UNIQUE_ADDRESS } from '../strapi/tables/unique-address.sql';
import { checkUniqueSeasonSql } from '../strapi/tables/unique-season.sql';
import type { FactProblem } from './fact-problem';
import { factProblem, type Facts } from './fact-rules';
import { FACT_TYPES, type FactType } from './fact-types';

type Middleware = Modules.Documents.Middleware.Middleware;
type Next = Parameters<Middleware>[1];
type Result = Awaited<ReturnType<Next>>;
type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

const UNIQUE_VIOLATION = '23505';

const isObject = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

const propertyOf = (value: unknown, name: string): unknown =>
  isObject(value) ? ownValue(value, name) : undefined;

/** Returns the record after the save: the stored values merged with the changes. */
const factsAfter = async (
  strapi: Core.Strapi,
  type: FactType,
  documentId: unknown,
  data: unknown,
): Promise<Facts> => {
  const stored: unknown =
    typeof documentId === 'string'
      ? await strapi.db.query(type.facts).findOne({ where: { documentId } })
      : null;
  return { ...(isObject(stored) ? stored : {}), ...(isObject(data) ? data : {}) };
};

/** Creates the error; the admin panel shows the sentence under the field. */
const refusal = ({ field, sentence }: FactProblem): Error =>
  new errors.ValidationError(sentence, {
    errors: [{ path: [field], message: sentence, name: 'ValidationError' }],
  });

const inPlainWords = (error: unknown, { noun, key, identity = key }: FactType): unknown => {
  if (propertyOf(error, 'code') !== UNIQUE_VIOLATION) return error;
  const owner =
    propertyOf(error, 'constraint') === UNIQUE_ADDRESS ? 'A channel or a page' : `Another ${noun}`;
  return refusal({ field: identity, sentence: `${owner} has this ${identity} already. Choose another one.` });
};

const openWords = async (strapi: Core.Strapi, type: FactType, documentId: unknown): Promise<void> => {
  if (typeof documentId !== 'string') return;
  for (const locale of LOCALES)
    await strapi.documents(type.words).create({ data: { documentId }, locale, status: 'draft' });
};

/**
 * Validates facts and keeps their words in step: creating a record creates its words in every language under
 * the same document id, deleting it deletes them, each in one transaction.
 */
export const factsMiddleware = (strapi: Core.Strapi): Middleware => {
  const act = async (type: FactType, action: string, params: unknown, next: Next): Promise<Result> => {
    const documentId = propertyOf(params, 'documentId');
    if (action === 'create' || action === 'update' || action === 'clone') {
      const facts = await factsAfter(strapi, type, documentId, propertyOf(params, 'data'));
      const problem = factProblem(type.change, facts);
      if (problem) throw refusal(problem);
    }
    const result: Result = await next();
    if (action === 'create' || action === 'clone')
      await openWords(strapi, type, propertyOf(result, 'documentId'));
    if (action === 'delete' && typeof documentId === 'string')
      await strapi.documents(type.words).delete({ documentId, locale: '*' });
    return result;
  };

  return async (context, next) => {
    const type = FACT_TYPES.find(({ facts }) => facts === context.uid);
    if (!type) return next();
    try {
      return await strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
        const result = await act(type, context.action, context.params, next);
        await strapi.db.connection.raw(checkUniqueSeasonSql).transacting(trx);
        return result;
      });
    } catch (error) {
      throw inPlainWords(error, type);
    }
  };
};
