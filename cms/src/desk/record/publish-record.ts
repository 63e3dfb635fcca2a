import type { Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import { lockDocument } from '../../strapi/services/lock-document';
import type { DeskType } from '../desk-types';
import { readForm } from '../form/read-form';
import { fieldsChangedSince } from './canonical-values';
import { DeskRefusal } from './desk-refusal';
import type { FoundProblem } from './found-problem';
import { wordsProblems } from './read-checks';
import { MESSAGES, NOT_PUBLISHED } from './record-messages';
import type { RecordRights } from './record-rights';
import { readStoredRecord, type StoredLanguage } from './stored-record';
import { publishWords, unpublishWords } from './write-values';

interface Asked {
  type: DeskType;
  rights: Pick<RecordRights, 'words'>;
  documentId: string;
  language: Locale;
  /** Version of the draft that the editor has in view; left out where no text is shown, as in a list. */
  version?: string | undefined;
}

const checkRight = ({ type, rights, language }: Asked): void => {
  if (type.words === null) throw new DeskRefusal(400, MESSAGES.noLanguage);
  if (!rights.words[language].publish) throw new DeskRefusal(403, NOT_PUBLISHED[language]);
};

const storedLanguage = async (
  strapi: Core.Strapi,
  { type, documentId, language }: Asked,
): Promise<StoredLanguage> => {
  const stored = await readStoredRecord(strapi, type, documentId, readForm(strapi, type, 'en'));
  if (!stored) throw new DeskRefusal(404, MESSAGES.noRecord);
  return stored.words[language];
};

/** Names the fields, for a list, where a sentence does not stand at its field. */
const withLabels = (
  strapi: Core.Strapi,
  type: DeskType,
  problems: readonly FoundProblem[],
): FoundProblem[] => {
  const labelIn = (editor: Locale, [name]: readonly string[]): string | undefined =>
    readForm(strapi, type, editor).words.find((field) => field.name === name)?.label;
  return problems.map((problem) => {
    const [en, ar] = [labelIn('en', problem.path), labelIn('ar', problem.path)];
    return en === undefined || ar === undefined ? problem : { ...problem, label: { en, ar } };
  });
};

/**
 * Publishes the draft of one language when all checks agree and it is the one that the editor has in view. Throws a
 * {@link DeskRefusal}.
 */
export const publishRecord = async (strapi: Core.Strapi, asked: Asked): Promise<void> => {
  checkRight(asked);
  const { type, documentId, language, version } = asked;
  await lockDocument(strapi, documentId, async () => {
    const { draft } = await storedLanguage(strapi, asked);
    if (!draft) throw new DeskRefusal(400, MESSAGES.noLanguage);
    const { values } = draft;
    if (version !== undefined && fieldsChangedSince(version, values, Object.keys(values)).length > 0)
      throw new DeskRefusal(409, MESSAGES.unseenDraft);
    const problems = await wordsProblems(strapi, type, readForm(strapi, type, 'en'), {
      ...{ documentId, language, values },
    });
    if (problems.length > 0)
      throw new DeskRefusal(400, MESSAGES.problems, { problems: withLabels(strapi, type, problems) });
    await publishWords(strapi, type, documentId, language);
  });
};

/** Takes one language off the site. Throws a {@link DeskRefusal}. */
export const unpublishRecord = async (strapi: Core.Strapi, asked: Asked): Promise<void> => {
  checkRight(asked);
  const { type, documentId, language } = asked;
  await lockDocument(strapi, documentId, async () => {
    const { published } = await storedLanguage(strapi, asked);
    if (!published) throw new DeskRefusal(400, MESSAGES.notLive);
    await unpublishWords(strapi, type, documentId, language);
  });
};
