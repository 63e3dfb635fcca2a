import { createHash } from 'node:crypto';

import { ownValue } from '@sahra/schemas/own-value';

import { isValues } from '../../checks/record-parts';
import type { FormField } from '../form/record-form';
import type { FieldValues } from './record-detail';

const instantOf = (value: unknown): string | null => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' && value !== '' ? new Date(value).toISOString() : null;
};

const recordOf = ({ target }: FormField, value: unknown): unknown =>
  isValues(value) && typeof value['documentId'] === 'string'
    ? { type: target, documentId: value['documentId'] }
    : null;

const canonicalValue = (field: FormField, value: unknown): unknown => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  switch (field.kind) {
    case 'picture':
      return isValues(value) && typeof value['id'] === 'number' ? { id: value['id'] } : null;
    case 'record':
      return recordOf(field, value);
    case 'records':
      return list.map((each) => recordOf(field, each));
    case 'parts':
      return list.filter(isValues).map((part) => canonicalValues(field.parts ?? [], part));
    case 'instant':
      return instantOf(value);
    case 'switch':
      return value === true;
    default:
      return value === '' ? null : (value ?? null);
  }
};

/**
 * Returns the values of a stored record in the one form in which they are compared, saved and kept: instants in UTC, a
 * picture as `{ id }`, a chosen record as `{ type, documentId }`, empty text as null.
 */
export const canonicalValues = (
  fields: readonly FormField[],
  stored: Readonly<Record<string, unknown>>,
): FieldValues =>
  Object.fromEntries(
    fields.map((field) => [field.name, canonicalValue(field, ownValue(stored, field.name))]),
  );

/** Whether two canonical values are the same. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const HASH_LENGTH = 10;

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, HASH_LENGTH);

/** Returns the version of some values: a short hash of each field, so that it says which fields have changed since. */
export const versionOf = (values: FieldValues): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${hashOf(value)}`)
    .join(',');

/** Returns the fields among `names` whose value is another one than in `version`; all of them for an unknown version. */
export const fieldsChangedSince = (
  version: string,
  values: FieldValues,
  names: readonly string[],
): string[] => {
  const known = new Set(version.split(','));
  return names.filter((name) => !known.has(`${name}:${hashOf(ownValue(values, name) ?? null)}`));
};
