import { LOCALES, type Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import type { Problem } from '../../checks/problem';
import { readStoredWords } from '../../checks/read-stored-words';
import { recordProblems } from '../../checks/record-problems';
import { textProblems } from '../../checks/word-problems';
import { factProblem } from '../../facts/fact-rules';
import { FACT_TYPES } from '../../facts/fact-types';
import type { Database } from '../../rest/database';
import type { DeskRecord } from '../desk-record';
import type { DeskType } from '../desk-types';
import type { RecordForm } from '../form/record-form';
import type { FoundProblem } from './found-problem';
import { fieldProblems } from './field-problems';
import type { FieldValues, RecordCheck } from './record-detail';
import { neighbourChecks } from './neighbour-checks';
import { numberChecks } from './number-checks';
import type { Named } from './shown-values';
import { toldChecks } from './told-checks';
import type { StoredRecord } from './stored-record';

const withLanguage =
  (language: Locale | null) =>
  (problem: Problem): FoundProblem => ({ ...problem, language });

/** Returns why facts could not be saved like this. */
export const factProblems = (
  strapi: Core.Strapi,
  { facts: uid }: DeskType,
  form: RecordForm,
  values: FieldValues,
): FoundProblem[] => {
  if (uid === null) return [];
  const type = FACT_TYPES.find(({ facts }) => facts === uid);
  const broken = type ? factProblem(type.change, values) : null;
  return [
    ...fieldProblems(form.facts, values),
    ...(broken ? [{ path: [broken.field], sentence: broken.sentence }] : []),
    ...textProblems(strapi, uid, values, null),
  ].map(withLanguage(null));
};

/** Returns why the draft of one language cannot be published like this. */
export const wordsProblems = async (
  strapi: Core.Strapi,
  { words: uid }: DeskType,
  form: RecordForm,
  { documentId, language, values }: { documentId: string; language: Locale; values: FieldValues },
): Promise<FoundProblem[]> => {
  if (uid === null) return [];
  const drafts = await readStoredWords(strapi, uid, { documentId, locales: [language], published: false });
  return [
    ...fieldProblems(form.words, values),
    ...(await recordProblems(strapi, uid, documentId, drafts)),
  ].map(withLanguage(language));
};

const firstOfEach = (problems: readonly FoundProblem[]): FoundProblem[] =>
  [
    ...new Map(
      problems.toReversed().map((each) => [`${each.language ?? ''} ${each.path.join('.')}`, each] as const),
    ).values(),
  ].toReversed();

/** What the checks of a record are read with. */
interface Checked {
  form: RecordForm;
  record: DeskRecord;
  stored: StoredRecord;
  named: Named;
  editor: Locale;
}

/** Returns all checks of a record, in the editor's language: first what keeps it from being published. */
export const readChecks = async (
  { strapi, database }: { strapi: Core.Strapi; database: Database },
  type: DeskType,
  { form, record, stored, named, editor }: Checked,
): Promise<RecordCheck[]> => {
  const { documentId } = record;
  const written = LOCALES.filter((language) => !['missing', null].includes(record.states[language]));
  const ofWords = await Promise.all(
    written.map((language) => {
      const values = stored.words[language].draft?.values ?? {};
      return wordsProblems(strapi, type, form, { documentId, language, values });
    }),
  );
  const facts = stored.facts?.values ?? {};
  const refused = [...(stored.facts ? factProblems(strapi, type, form, facts) : []), ...ofWords.flat()];
  const told = [
    ...toldChecks(form, stored, named),
    ...numberChecks(form, stored),
    ...(await neighbourChecks(database, type.type, documentId, facts)),
  ];
  const checkOf = (
    { language, path, sentence }: FoundProblem,
    level: RecordCheck['level'],
    repair: string | null,
  ): RecordCheck => ({ language, path: [...path], sentence: sentence[editor], level, repair });
  return [
    ...firstOfEach(refused).map((each) => checkOf(each, 'refused', null)),
    ...told.map((each) => checkOf(each, 'told', each.repair)),
  ];
};
