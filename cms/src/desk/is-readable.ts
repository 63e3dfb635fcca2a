import { contentAction, userMay, type AdminRequest } from '../strapi/services/user-may';
import type { DeskType } from './desk-types';

const READ = contentAction('read');

/** Returns whether the signed-in user may read a type: its facts and its words. */
export const isReadable =
  (context: AdminRequest) =>
  ({ facts, words }: DeskType): boolean =>
    [facts, words].every((uid) => uid === null || userMay(context, READ, uid));
