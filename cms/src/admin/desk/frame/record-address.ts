import type { Locale } from '@sahra/schemas/constants';

import type { DeskType } from '../../../desk/desk-types';

const editorOf = (type: DeskType, uid: string, documentId: string): string =>
  type.single
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId}`;

/** Address of the facts of a record in Strapi's edit view; null where it has none. */
export const factsAddress = (type: DeskType, documentId: string): string | null =>
  type.facts && editorOf(type, type.facts, documentId);

/** Address of the words of a record in one language; null where it has none. */
export const wordsAddress = (type: DeskType, documentId: string, locale: Locale): string | null =>
  type.words && `${editorOf(type, type.words, documentId)}?plugins[i18n][locale]=${locale}`;

/** Address that a row of a list opens: the words in the editor's language, else the facts. */
export const recordAddress = (type: DeskType, documentId: string, locale: Locale): string =>
  wordsAddress(type, documentId, locale) ?? factsAddress(type, documentId) ?? '/';

/** Address of a new record. */
export const createAddress = ({ facts, words }: DeskType, locale: Locale): string =>
  facts
    ? `/content-manager/collection-types/${facts}/create`
    : `/content-manager/collection-types/${words ?? ''}/create?plugins[i18n][locale]=${locale}`;
