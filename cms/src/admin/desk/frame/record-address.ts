import { deskTypeOf } from '../../../desk/desk-types';

/** Path of the screen of a record. */
export const recordPath = (type: string, documentId: string): string =>
  `/desk/${deskTypeOf(type)?.list ?? 'all'}/${type}/${documentId}`;

/** Path of the screen of a new record. */
export const newRecordPath = (type: string): string => recordPath(type, 'new');
