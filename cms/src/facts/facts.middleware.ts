import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { LOCALES } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

import { localizeForUser } from '../checks/localized-message';
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
const refusal = (strapi: Core.Strapi, { field, sentence }: FactProblem): Error => {
  const message = localizeForUser(strapi, sentence);
  return new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  });
};

/** Keys as editors read them. */
const KEY_NAMES = {
  slug: { en: 'address', ar: 'العنوان' },
  code: { en: 'code', ar: 'الرمز' },
  key: { en: 'key', ar: 'المفتاح' },
  document: { en: 'id', ar: 'المعرّف' },
} as const;

/** What Strapi says of a value that another record has; the database says it where two are saved at once. */
const NOT_UNIQUE = 'This attribute must be unique';

/** Returns the field whose value another record has; null for another error. */
const repeatedField = (error: unknown, ownKey: string): string | null => {
  if (propertyOf(error, 'code') === UNIQUE_VIOLATION) return ownKey;
  const found = propertyOf(propertyOf(error, 'details'), 'errors');
  const told: readonly unknown[] = Array.isArray(found) ? found : [];
  const own = told.find((each) => propertyOf(each, 'message') === NOT_UNIQUE);
  const path = propertyOf(own, 'path');
  return Array.isArray(path) ? String(path[0]) : null;
};

const inPlainWords = (
  strapi: Core.Strapi,
  error: unknown,
  { noun, key, identity = { field: key, name: KEY_NAMES[key] } }: FactType,
): unknown => {
  const field = repeatedField(error, identity.field);
  if (field === null) return error;
  const isAddress = propertyOf(error, 'constraint') === UNIQUE_ADDRESS;
  const owner = isAddress
    ? { en: 'A channel or a page', ar: 'سجل آخر (قناة أو صفحة)' }
    : { en: `Another ${noun.en}`, ar: `سجل آخر (${noun.ar})` };
  return refusal(strapi, {
    field,
    sentence: {
      en: `${owner.en} has this ${identity.name.en} already. Choose another one.`,
      ar: `${owner.ar} يحمل ${identity.name.ar} نفسه. اختر غيره.`,
    },
  });
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
      if (problem) throw refusal(strapi, problem);
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
      throw inPlainWords(strapi, error, type);
    }
  };
};
