import type { Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import { lockDocument } from '../../strapi/services/lock-document';
import type { DeskType } from '../desk-types';
import { readForm } from '../form/read-form';
import { DeskRefusal } from './desk-refusal';
import { wordsProblems } from './read-checks';
import { MESSAGES, NOT_PUBLISHED } from './record-messages';
import type { RecordRights } from './record-rights';
import { readStoredRecord, type StoredLanguage } from './stored-record';
import { publishWords, unpublishWords } from './write-values';

interface Asked {
  type: DeskType;
  rights: RecordRights;
  documentId: string;
  language: Locale;
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

/** Publishes the draft of one language when all checks agree. Throws a {@link DeskRefusal}. */
export const publishRecord = async (strapi: Core.Strapi, asked: Asked): Promise<void> => {
  checkRight(asked);
  const { type, documentId, language } = asked;
  await lockDocument(strapi, documentId, async () => {
    const { draft } = await storedLanguage(strapi, asked);
    if (!draft) throw new DeskRefusal(400, MESSAGES.noLanguage);
    const { values } = draft;
    const problems = await wordsProblems(strapi, type, readForm(strapi, type, 'en'), {
      ...{ documentId, language, values },
    });
    if (problems.length > 0) throw new DeskRefusal(400, MESSAGES.problems, { problems });
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
