import { LOCALES } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

import type { FormField } from '../../../desk/form/record-form';
import type { FieldValues, RecordDetail, RecordSave } from '../../../desk/record/record-detail';
import type { Point } from '../fields/use-focal-point';
import type { Edit, Edits, Part } from './record-state';

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const reference = (value: unknown): unknown => {
  if (!isObject(value)) return null;
  return value['documentId'] === undefined
    ? { id: value['id'] }
    : { type: value['type'], documentId: value['documentId'] };
};

/** Value as it is saved: a picture by its id, a record by its type and document, parts field by field. */
const savedValue = (field: FormField, value: unknown): unknown => {
  if (field.kind === 'picture' || field.kind === 'record') return reference(value);
  if (!Array.isArray(value)) return value ?? null;
  if (field.kind === 'records') return value.map(reference);
  if (field.kind === 'parts') return value.map((part) => savedPart(field.parts ?? [], part));
  return value;
};

const savedPart = (fields: readonly FormField[], part: unknown): Values => {
  const values = isObject(part) ? part : {};
  return {
    ...values,
    ...Object.fromEntries(
      fields.map((field) => [field.name, savedValue(field, ownValue(values, field.name))]),
    ),
  };
};

/** Values of a form as they are saved. */
export const savedValues = (fields: readonly FormField[], values: Values): FieldValues =>
  Object.fromEntries(
    fields.flatMap((field) =>
      Object.hasOwn(values, field.name)
        ? [[field.name, savedValue(field, ownValue(values, field.name))] as const]
        : [],
    ),
  );

const ofPart = (edits: Edits, part: Part): Edit[] => [...edits.values()].filter((edit) => edit.part === part);
const valuesOf = (edits: readonly Edit[]): Values =>
  Object.fromEntries(edits.map(({ name, value }) => [name, value]));

/**
 * Returns the version that was read, with what it said of each changed field when that was first changed: another
 * editor's change that was read since is a conflict.
 */
const versionFor = (version: string, edits: readonly Edit[]): string => {
  const since = new Map(edits.map((edit) => [edit.name, edit.since]));
  return version
    .split(',')
    .map((entry) => since.get(entry.slice(0, entry.lastIndexOf(':'))) ?? entry)
    .join(',');
};

/** Body of the request that saves these changes. */
export const saveBody = ({ record, form, facts, words }: RecordDetail, edits: Edits): RecordSave => {
  const { type, documentId } = record;
  const factEdits = ofPart(edits, 'facts');
  const languages = LOCALES.filter((locale) => ofPart(edits, locale).length > 0);
  const points = ofPart(edits, 'focal');
  return {
    type,
    documentId,
    ...(facts &&
      factEdits.length > 0 && {
        facts: {
          version: versionFor(facts.version, factEdits),
          values: savedValues(form.facts, valuesOf(factEdits)),
        },
      }),
    ...(words &&
      languages.length > 0 && {
        words: Object.fromEntries(
          languages.map((locale) => [
            locale,
            {
              version: versionFor(words[locale].version, ofPart(edits, locale)),
              values: savedValues(form.words, valuesOf(ofPart(edits, locale))),
            },
          ]),
        ),
      }),
    ...(points.length > 0 && {
      focalPoints: points.map(({ name, value, since = '' }) => ({
        id: Number(name),
        ...(value as Point),
        was: since === '' ? null : (JSON.parse(since) as Point),
      })),
    }),
  };
};
