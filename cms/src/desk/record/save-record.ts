import { LOCALES, type Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';
import type { Core } from '@strapi/strapi';

import type { Database } from '../../rest/database';
import { lockDocument } from '../../strapi/services/lock-document';
import type { AdminRequest } from '../../strapi/services/user-may';
import type { DeskType } from '../desk-types';
import { readForm } from '../form/read-form';
import type { FormField, RecordForm } from '../form/record-form';
import { setFocalPoint } from '../pictures/set-focal-point';
import { canonicalValues, fieldsChangedSince, isSameValue } from './canonical-values';
import { DeskRefusal } from './desk-refusal';
import { canonicalGiven, givenProblems, storedData } from './given-values';
import type { FoundProblem } from './found-problem';
import { factProblems } from './read-checks';
import type { FieldValues, RecordSave, SaveConflict } from './record-detail';
import { MESSAGES, NOT_WRITTEN } from './record-messages';
import type { RecordRights } from './record-rights';
import { readNamed, shownValues } from './shown-values';
import { readStoredRecord, type StoredVersion } from './stored-record';
import { writeFacts, writeWords } from './write-values';

interface Source {
  strapi: Core.Strapi;
  database: Database;
}

/** Part of a record that a save changes. */
interface SavedPart {
  /** Language of the words; null for the facts. */
  language: Locale | null;
  fields: readonly FormField[];
  version: string;
  values: FieldValues;
}

const partsOf = ({ facts, words }: RecordSave, form: RecordForm): SavedPart[] => [
  ...(facts ? [{ language: null, fields: form.facts, ...facts }] : []),
  ...LOCALES.flatMap((language) => {
    const own = words?.[language];
    return own ? [{ language, fields: form.words, ...own }] : [];
  }),
];

const checkRights = (parts: readonly SavedPart[], { facts, words }: RecordRights): void => {
  for (const { language } of parts)
    if (!(language === null ? facts.write : words[language].write))
      throw new DeskRefusal(403, NOT_WRITTEN[language ?? 'facts']);
};

/** Returns why the given values cannot be stored; a value of a fixed field must be the stored one. */
const storeProblems = ({ language, fields, values }: SavedPart, stored: FieldValues): FoundProblem[] => [
  ...givenProblems(fields, values).map((problem) => ({ ...problem, language })),
  ...fields
    .filter(({ name, fixed }) => fixed && Object.hasOwn(values, name))
    .filter(({ name }) => !isSameValue(ownValue(values, name), ownValue(stored, name)))
    .map(({ name }) => ({ language, path: [name], sentence: MESSAGES.fixed })),
];

const conflictsOf = (
  { language, fields, version, values }: SavedPart,
  stored: FieldValues,
  by: string | null,
): SaveConflict[] => {
  const given = canonicalGiven(fields, values);
  return fieldsChangedSince(version, stored, Object.keys(given))
    .filter((field) => !isSameValue(ownValue(given, field), ownValue(stored, field)))
    .map((field) => ({ language, field, isFocalPoint: false, theirs: ownValue(stored, field) ?? null, by }));
};

/** Returns conflicts with their values as a screen shows them. */
const shownConflicts = async (
  database: Database,
  { facts, words }: RecordForm,
  conflicts: readonly SaveConflict[],
): Promise<SaveConflict[]> => {
  const parts = conflicts.map((conflict) => {
    const fields = (conflict.language === null ? facts : words).filter(({ name }) => name === conflict.field);
    return { conflict, fields, values: { [conflict.field]: conflict.theirs } };
  });
  const named = await readNamed(
    database,
    parts.map(({ fields, values }) => [fields, values] as const),
  );
  return parts.map(({ conflict, fields, values }) => ({
    ...conflict,
    theirs: ownValue(shownValues(named, fields, values), conflict.field) ?? null,
  }));
};

const changesOf = ({ fields, values }: SavedPart, stored: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(canonicalGiven(fields, values)).filter(
      ([name, value]) => !isSameValue(value, ownValue(stored, name)),
    ),
  );

const refuseProblems = (problems: readonly FoundProblem[]): void => {
  if (problems.length > 0) throw new DeskRefusal(400, MESSAGES.problems, { problems });
};

/** Merges what is given into the record, or throws why not; runs inside the transaction. */
const merge = async (
  { strapi, database }: Source,
  type: DeskType,
  { documentId, form, parts }: { documentId: string; form: RecordForm; parts: readonly SavedPart[] },
): Promise<void> => {
  const stored = await readStoredRecord(strapi, type, documentId, form);
  if (!stored) throw new DeskRefusal(404, MESSAGES.noRecord);
  const versionOf = ({ language }: SavedPart): StoredVersion | null =>
    language === null ? stored.facts : stored.words[language].draft;
  const valuesOf = (part: SavedPart): FieldValues =>
    versionOf(part)?.values ?? canonicalValues(part.fields, {});

  refuseProblems(parts.flatMap((part) => storeProblems(part, valuesOf(part))));
  const conflicts = parts.flatMap((part) =>
    conflictsOf(part, valuesOf(part), versionOf(part)?.changedBy ?? null),
  );
  if (conflicts.length > 0)
    throw new DeskRefusal(409, MESSAGES.conflict, {
      conflicts: await shownConflicts(database, form, conflicts),
    });
  for (const part of parts) {
    const { language } = part;
    const changes = changesOf(part, valuesOf(part));
    if (Object.keys(changes).length === 0) continue;
    const data = storedData(part.fields, changes);
    if (language !== null) await writeWords(strapi, type, { documentId, language, data });
    else {
      const after = { ...valuesOf(part), ...changes };
      // A fault that was there before keeps nobody from changing another field.
      refuseProblems(
        factProblems(strapi, type, form, after).filter(({ path: [name = ''] }) =>
          Object.hasOwn(changes, name),
        ),
      );
      await writeFacts(strapi, type, { documentId, data });
    }
  }
};

/** Sets focal points, or throws why not; runs inside the transaction. Always in one order, so that no two saves wait. */
const setFocalPoints = async (
  strapi: Core.Strapi,
  context: AdminRequest,
  points: NonNullable<RecordSave['focalPoints']>,
): Promise<void> => {
  const conflicts: SaveConflict[] = [];
  for (const { id, ...point } of points.toSorted((one, other) => one.id - other.id)) {
    const outcome = await setFocalPoint(strapi, context.state, id, point);
    if (outcome.result === 'forbidden')
      throw new DeskRefusal(403, MESSAGES.notFocal, {
        problems: [{ language: null, path: ['focal', String(id)], sentence: MESSAGES.notFocal }],
      });
    if (outcome.result === 'conflict')
      conflicts.push({
        ...{ language: null, field: String(id), isFocalPoint: true, theirs: outcome.theirs, by: null },
      });
  }
  if (conflicts.length > 0) throw new DeskRefusal(409, MESSAGES.focalConflict, { conflicts });
};

/**
 * Saves changed fields of the facts and of both languages in one transaction. A field that somebody else has changed
 * since the sender read it is a conflict; fields that only one of the two changed are merged. Throws a
 * {@link DeskRefusal}.
 */
export const saveRecord = async (
  source: Source,
  context: AdminRequest,
  { type, rights, save }: { type: DeskType; rights: RecordRights; save: RecordSave },
): Promise<void> => {
  const { strapi } = source;
  const form = readForm(strapi, type, 'en');
  const parts = partsOf(save, form);
  checkRights(parts, rights);
  const { documentId, focalPoints = [] } = save;
  await lockDocument(strapi, documentId, async () => {
    await merge(source, type, { documentId, form, parts });
    await setFocalPoints(strapi, context, focalPoints);
  });
};
