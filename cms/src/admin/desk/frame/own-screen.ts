import { DESK_TYPES, type DeskType } from '../../../desk/desk-types';
import { newRecordPath, recordPath } from './record-address';
import { recordPlace } from './record-place';

/** Screens of Strapi by the beginning of their address; the profile is not one of them. */
const STRAPI = /^\/(?:content-manager|plugins|settings|marketplace|list-plugins)(?:\/|$)/;
const LIBRARY = /^\/plugins\/upload(?:\/|$)/;
const LIST = /^\/content-manager\/(?:collection|single)-types\/([^/]+)/;

const listPath = ({ list, type }: DeskType): string =>
  DESK_TYPES.filter((each) => each.list === list).length === 1
    ? `/desk/${list}`
    : `/desk/${list}?type=${type}`;

/** Returns the desk's own screen for what a screen of Strapi shows; null for addresses that are none of Strapi's. */
export const ownScreen = (pathname: string): string | null => {
  if (!STRAPI.test(pathname)) return null;
  if (LIBRARY.test(pathname)) return '/desk/pictures';
  const place = recordPlace(pathname);
  if (place?.documentId) return recordPath(place.type.type, place.documentId);
  if (place && !place.type.single) return newRecordPath(place.type.type);
  const [, uid] = LIST.exec(pathname) ?? [];
  const type = DESK_TYPES.find(({ facts, words }) => facts === uid || words === uid);
  return type ? listPath(type) : '/';
};
