import { LOCALES, type Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import { wordPermissions } from '../../roles/word-permissions';
import { currentUser } from '../../strapi/services/current-user';
import { contentAction, userMay, type AdminRequest } from '../../strapi/services/user-may';
import type { DeskType } from '../desk-types';

/** What the signed-in user may do with a type. */
export interface RecordRights {
  read: boolean;
  facts: { create: boolean; write: boolean; delete: boolean };
  words: Record<Locale, { write: boolean; publish: boolean; delete: boolean }>;
}

/** Reads what `user` may do with the words of a type, in each language. */
export const readWordsRights = async (
  strapi: Core.Strapi,
  user: { id: number } | null,
  { words }: DeskType,
): Promise<RecordRights['words']> => {
  const may = user !== null && words !== null ? await wordPermissions(strapi, user, words) : () => false;
  const of = (locale: Locale): RecordRights['words'][Locale] => ({
    write: may('update', locale),
    publish: may('publish', locale),
    delete: may('delete', locale),
  });
  const [en, ar] = LOCALES;
  return { en: of(en), ar: of(ar) };
};

/** Reads what the signed-in user may do with records of a type, in each language. */
export const readRights = async (
  strapi: Core.Strapi,
  context: AdminRequest,
  type: DeskType,
): Promise<RecordRights> => {
  const { facts, words } = type;
  const may = (action: string, uid: string | null): boolean =>
    uid !== null && userMay(context, contentAction(action), uid);
  return {
    read: [facts, words].every((uid) => uid === null || may('read', uid)),
    facts: { create: may('create', facts), write: may('update', facts), delete: may('delete', facts) },
    words: await readWordsRights(strapi, currentUser(strapi), type),
  };
};
