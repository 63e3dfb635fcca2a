import { ownValue } from '@sahra/schemas/own-value';

interface RecordSource {
  /** The record's own field with its slug or code. */
  variable: string;
  /** Response fields that may contain the record. */
  fields: readonly string[];
}

/**
 * Returns the response field that contains the record; null when the record is unknown. A field of another type than
 * the operation reads is an object without the slug.
 */
export const foundField = (
  { variable, fields }: RecordSource,
  data: Readonly<Record<string, unknown>>,
): string | null =>
  fields.find((field) => {
    const record = ownValue(data, field);
    return typeof record === 'object' && record !== null && Object.hasOwn(record, variable);
  }) ?? null;
