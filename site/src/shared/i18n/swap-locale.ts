import type { Locale } from '@sahra/schemas/constants';

import { localizePath } from './localize-path';
import { splitPath } from './split-path';

/** Returns the same URL (path, query, hash, byte for byte) in locale `to`; an unprefixed one gets the prefix. */
export const swapLocale = (address: string, to: Locale): string => {
  const end = address.search(/[?#]/);
  const pathname = end === -1 ? address : address.slice(0, end);
  const rest = end === -1 ? '' : address.slice(end);
  return localizePath(splitPath(pathname).path, to) + rest;
};
