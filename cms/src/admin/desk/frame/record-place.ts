import { DESK_TYPES, type DeskType } from '../../../desk/desk-types';

/** What Strapi's edit view shows: a record of the desk. */
export interface RecordPlace {
  type: DeskType;
  /** null for a record that is being created, and for single types. */
  documentId: string | null;
}

const PATH = /^\/content-manager\/(?:collection|single)-types\/([^/]+)(?:\/([a-z\d]+))?/;

/** Returns the record of an address in Strapi's content manager; null elsewhere and in its lists. */
export const recordPlace = (pathname: string): RecordPlace | null => {
  const [, uid, documentId = null] = PATH.exec(pathname) ?? [];
  const type = DESK_TYPES.find(({ facts, words }) => facts === uid || words === uid);
  if (!type || (documentId === null && !type.single)) return null;
  return { type, documentId: documentId === 'create' ? null : documentId };
};
