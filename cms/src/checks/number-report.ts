import type { Core } from '@strapi/strapi';

import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { isLocalized } from '../words/is-localized';
import { numberDifference, type NumberDifference } from './numbers-differ';
import { recordParts } from './record-parts';
import { readStoredWords, type StoredWords } from './read-stored-words';
import { textFields } from './text-fields';

/** Text whose numbers differ between the languages, for editors to review. */
export interface NumberFinding extends NumberDifference {
  /** Content type, e.g. `api::landing.landing`. */
  type: string;
  documentId: string;
  /** Path in the record, e.g. `rows.0.title`. */
  field: string;
}

type Texts = Map<string, Partial<Record<Locale, string>>>;

const textsByPlace = (strapi: Core.Strapi, uid: string, words: readonly StoredWords[]): Texts => {
  const texts: Texts = new Map();
  for (const { documentId, locale, values } of words)
    for (const { path, text } of textFields(recordParts(strapi, uid, values))) {
      const place = `${documentId} ${path.join('.')}`;
      texts.set(place, { ...texts.get(place), [locale]: text });
    }
  return texts;
};

/**
 * Lists the texts whose numbers differ between the languages, either in everything published or in the
 * drafts of one record. A text that exists in one language only is not compared.
 */
export const numberReport = async (
  strapi: Core.Strapi,
  record?: { type: string; documentId: string },
): Promise<NumberFinding[]> => {
  const types = Object.keys(strapi.contentTypes).filter(
    (uid) => uid.startsWith('api::') && isLocalized(strapi, uid) && (!record || record.type === uid),
  );
  const findings: NumberFinding[] = [];
  for (const type of types) {
    const words = await readStoredWords(strapi, type, {
      ...(record && { documentId: record.documentId }),
      locales: LOCALES,
      published: !record,
    });
    for (const [place, { en, ar }] of textsByPlace(strapi, type, words)) {
      const difference = en !== undefined && ar !== undefined ? numberDifference({ en, ar }) : null;
      const [documentId = '', field = ''] = place.split(' ');
      if (difference) findings.push({ type, documentId, field, ...difference });
    }
  }
  return findings;
};
