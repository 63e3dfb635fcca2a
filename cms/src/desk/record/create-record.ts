import { LOCALES, type Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import { isValues } from '../../checks/record-parts';
import type { Database } from '../../rest/database';
import type { DeskType } from '../desk-types';
import { readForm } from '../form/read-form';
import type { FormField } from '../form/record-form';
import { canonicalGiven, canonicalInitial, givenProblems, storedData } from './given-values';
import { DeskRefusal } from './desk-refusal';
import { channelOfShow } from './neighbour-checks';
import { mayCreate } from './new-record';
import type { FoundProblem } from './found-problem';
import { factProblems } from './read-checks';
import type { FieldValues, RecordCreate } from './record-detail';
import { MESSAGES, NOT_WRITTEN } from './record-messages';
import type { RecordRights } from './record-rights';
import { createDocument, writeWords } from './write-values';

const problemsOf = (
  fields: readonly FormField[],
  values: FieldValues,
  language: Locale | null,
): FoundProblem[] => givenProblems(fields, values).map((problem) => ({ ...problem, language }));

/** A new video without a channel is on that of its show. */
const withChannelOfShow = async (
  database: Database,
  { type }: DeskType,
  facts: FieldValues,
): Promise<FieldValues> => {
  const { show, channel } = facts;
  if (type !== 'video' || channel || !isValues(show) || typeof show['documentId'] !== 'string') return facts;
  const documentId = await channelOfShow(database, show['documentId']);
  return documentId === null ? facts : { ...facts, channel: { type: 'channel', documentId } };
};

/**
 * Creates a record with the texts of both languages in one transaction, as drafts. Returns its document id. Throws a
 * {@link DeskRefusal}.
 */
export const createRecord = async (
  { strapi, database }: { strapi: Core.Strapi; database: Database },
  { type, rights, create }: { type: DeskType; rights: RecordRights; create: RecordCreate },
): Promise<string> => {
  if (!mayCreate(type, rights)) throw new DeskRefusal(403, MESSAGES.notCreated);
  const form = readForm(strapi, type, 'en');
  const given = LOCALES.flatMap((language) => {
    const values = create.words?.[language];
    return values && Object.keys(values).length > 0 ? [{ language, values }] : [];
  });
  const refused = given.find(({ language }) => !rights.words[language].write);
  if (refused) throw new DeskRefusal(403, NOT_WRITTEN[refused.language]);
  const facts = await withChannelOfShow(database, type, {
    ...canonicalInitial(form.facts),
    ...canonicalGiven(form.facts, create.facts ?? {}),
  });
  const malformed = [
    ...problemsOf(form.facts, create.facts ?? {}, null),
    ...given.flatMap(({ language, values }) => problemsOf(form.words, values, language)),
  ];
  const problems = malformed.length > 0 ? malformed : factProblems(strapi, type, form, facts);
  if (problems.length > 0) throw new DeskRefusal(400, MESSAGES.problems, { problems });

  const dataOf = (values: FieldValues): Record<string, unknown> =>
    storedData(form.words, canonicalGiven(form.words, values));
  return strapi.db.transaction(async () => {
    if (type.facts !== null) {
      const documentId = await createDocument(strapi, type, {
        language: null,
        data: storedData(form.facts, facts),
      });
      for (const { language, values } of given)
        await writeWords(strapi, type, { documentId, language, data: dataOf(values) });
      return documentId;
    }
    const [first, ...others] = given;
    if (!first) throw new DeskRefusal(400, MESSAGES.noText);
    const initial = storedData(form.words, canonicalInitial(form.words));
    const { language, values } = first;
    const data = { ...initial, ...dataOf(values) };
    const documentId = await createDocument(strapi, type, { language, data });
    for (const other of others)
      await writeWords(strapi, type, {
        ...{ documentId, language: other.language },
        data: { ...initial, ...dataOf(other.values) },
      });
    return documentId;
  });
};
