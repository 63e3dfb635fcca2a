import { posix } from 'node:path';

import { PICTURE_HEADERS, pictureTypeOf, UPLOADS_PREFIX } from '@sahra/schemas/picture-address';
import type { Core } from '@strapi/strapi';

import { decodedPath } from '../requests/decoded-path';

/** Whether a path leads to the uploads folder in any spelling: Strapi's file servers decode and normalise paths. */
const leadsToUploads = (path: string): boolean => {
  const plain = posix.normalize(decodedPath(path).replaceAll('\\', '/')).replace(/^\/+/, '/').toLowerCase();
  return plain === UPLOADS_PREFIX || plain.startsWith(`${UPLOADS_PREFIX}/`);
};

const FOUND: readonly number[] = [200, 206, 304];

/** Serves files of the media library with the picture type of their extension, and rejects all other files. */
export const servePicturesOnly: Parameters<Core.Strapi['server']['use']>[0] = async (context, next) => {
  if (!leadsToUploads(context.path)) {
    await next();
    return;
  }
  const type = pictureTypeOf(context.path);
  if (type) await next();
  else context.status = 404;
  if (type && FOUND.includes(context.status)) context.set('content-type', type);
  context.set(PICTURE_HEADERS);
};
