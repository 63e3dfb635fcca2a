import { ownValue } from '@sahra/schemas/own-value';

import { isValues } from '../../checks/record-parts';
import type { FormField } from '../form/record-form';
import type { FieldValues } from '../record/record-detail';
import type { Named } from '../record/shown-values';

const isDeleted = ({ pictures }: Named, value: unknown): boolean =>
  isValues(value) && typeof value['id'] === 'number' && !pictures.has(value['id']);

/** Returns the fields of a kept version with a picture that does not exist any more, in one of their parts too. */
export const fieldsOfDeletedPictures = (
  named: Named,
  fields: readonly FormField[],
  values: FieldValues,
): FormField[] =>
  fields.filter(({ name, kind, parts }) => {
    const value = ownValue(values, name);
    if (kind === 'picture') return isDeleted(named, value);
    if (kind !== 'parts' || !Array.isArray(value)) return false;
    return value
      .filter(isValues)
      .some((part) => fieldsOfDeletedPictures(named, parts ?? [], part).length > 0);
  });
