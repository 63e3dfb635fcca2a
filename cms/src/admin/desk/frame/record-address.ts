import { deskTypeOf } from '../../../desk/desk-types';

/** Path of the screen of a record. */
export const recordPath = (type: string, documentId: string): string =>
  `/desk/${deskTypeOf(type)?.list ?? 'all'}/${type}/${documentId}`;

/** Path of the screen of a new record. */
export const newRecordPath = (type: string): string => recordPath(type, 'new');

/** Path of the screen of the next episode of a show, by the show's document id. */
export const nextEpisodePath = (show: string): string =>
  `${newRecordPath('video')}?show=${encodeURIComponent(show)}`;

/** Path of the screen of a new title for search, of the page that a code names. */
export const newHeadPath = (code: string): string =>
  `${newRecordPath('meta-tags')}?code=${encodeURIComponent(code)}`;
