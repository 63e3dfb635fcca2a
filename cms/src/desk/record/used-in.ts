import { ownValue } from '@sahra/schemas/own-value';
import type { Core } from '@strapi/strapi';

import { isValues } from '../../checks/record-parts';
import type { Database } from '../../rest/database';
import { modelOf } from '../../strapi/services/model-of';
import { DESK_TYPES, type DeskType } from '../desk-types';
import { fieldNames } from '../form/field-names';
import { readNamedByAddress } from './named-by-address';
import type { UsedIn } from './record-detail';
import { readRecords, recordValue } from './shown-values';

const SHOWN_MAX = 20;

type Where = Record<string, unknown>;

/** Fields of a type or component that name records of `target`, as conditions on the document id. */
const conditionsOn = (strapi: Core.Strapi, uid: string, target: string, documentId: string): Where[] =>
  fieldNames(strapi, uid).flatMap((name): Where[] => {
    const attribute = ownValue(modelOf(strapi, uid)?.attributes ?? {}, name);
    if (!attribute) return [];
    if (attribute.target === target) return [{ [name]: { documentId } }];
    const { component } = attribute;
    if (component === undefined) return [];
    return conditionsOn(strapi, component, target, documentId).map((inside) => ({ [name]: inside }));
  });

const usersOf = async (strapi: Core.Strapi, uid: string, where: Where): Promise<string[]> => {
  const found: unknown = await strapi.db.query(uid).findMany({ where, select: ['documentId'] });
  return (Array.isArray(found) ? found : [])
    .filter(isValues)
    .flatMap(({ documentId }) => (typeof documentId === 'string' ? [documentId] : []));
};

/** Finds the records that depend on this one, by type: their fields choose it, or name its address, code or slug. */
export const readUsedIn = async (
  strapi: Core.Strapi,
  database: Database,
  { type: ownType, facts: target }: DeskType,
  documentId: string,
): Promise<UsedIn[]> => {
  const record = (await readRecords(database, [{ type: ownType, documentId }])).get(documentId);
  const byAddress = record ? await readNamedByAddress(database, record) : [];
  const found: UsedIn[] = [];
  for (const { type, facts, words } of DESK_TYPES) {
    const users = new Set(byAddress.flatMap((each) => (each.type === type ? [each.documentId] : [])));
    for (const uid of [facts, words].filter((each) => each !== null))
      for (const where of target === null ? [] : conditionsOn(strapi, uid, target, documentId))
        for (const user of await usersOf(strapi, uid, where)) users.add(user);
    const named = [...users].slice(0, SHOWN_MAX).map((user) => ({ type, documentId: user }));
    if (users.size === 0) continue;
    const records = [...(await readRecords(database, named)).values()].map(recordValue);
    found.push({ type, total: users.size, records });
  }
  return found;
};
