import type { Locale } from '@sahra/schemas/constants';
import type { Core, UID } from '@strapi/strapi';

import { currentUser } from '../../strapi/services/current-user';
import type { DeskType } from '../desk-types';

type Data = Record<string, unknown>;

const documentsOf = (strapi: Core.Strapi, uid: `api::${string}` | null) => {
  if (uid === null) throw new Error('This type has no such part.');
  return strapi.documents(uid as UID.CollectionType);
};

/** Data with the user who saves it, as Strapi's own screens save it. */
const signed = (strapi: Core.Strapi, data: Data, isNew: boolean): Data => {
  const user = currentUser(strapi);
  if (!user) return data;
  return { ...data, updatedBy: user.id, ...(isNew && { createdBy: user.id }) };
};

/** Updates facts. */
export const writeFacts = async (
  strapi: Core.Strapi,
  { facts }: DeskType,
  { documentId, data }: { documentId: string; data: Data },
): Promise<void> => {
  await documentsOf(strapi, facts).update({ documentId, data: signed(strapi, data, false) });
};

/** Updates the draft of one language, or creates it where the record has none. */
export const writeWords = async (
  strapi: Core.Strapi,
  { words }: DeskType,
  { documentId, language, data }: { documentId: string; language: Locale; data: Data },
): Promise<void> => {
  const documents = documentsOf(strapi, words);
  await documents.update({ documentId, locale: language, data: signed(strapi, data, false) });
};

/** Creates facts, or the draft of one language of a type without facts. Returns the document id. */
export const createDocument = async (
  strapi: Core.Strapi,
  { facts, words }: DeskType,
  { language, data }: { language: Locale | null; data: Data },
): Promise<string> => {
  const { documentId } = await documentsOf(strapi, facts ?? words).create({
    data: signed(strapi, data, true),
    ...(language !== null && { locale: language }),
  });
  return documentId;
};

/** Publishes the draft of one language. */
export const publishWords = async (
  strapi: Core.Strapi,
  { words }: DeskType,
  documentId: string,
  language: Locale,
): Promise<void> => {
  await documentsOf(strapi, words).publish({ documentId, locale: language });
};

/** Takes one language off the site; its draft stays. */
export const unpublishWords = async (
  strapi: Core.Strapi,
  { words }: DeskType,
  documentId: string,
  language: Locale,
): Promise<void> => {
  await documentsOf(strapi, words).unpublish({ documentId, locale: language });
};

/** Deletes a record with all its texts. */
export const deleteDocument = async (
  strapi: Core.Strapi,
  { facts, words }: DeskType,
  documentId: string,
): Promise<void> => {
  await documentsOf(strapi, facts ?? words).delete({ documentId, ...(facts === null && { locale: '*' }) });
};
