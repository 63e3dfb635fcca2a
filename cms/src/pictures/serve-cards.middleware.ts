import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { cardSourceOf } from '@sahra/schemas/card-picture';
import type { Core } from '@strapi/strapi';

import { encodeCard } from './encode-card';
import { PICTURE_CACHE } from './picture-cache';

type Middleware = Parameters<Core.Strapi['server']['use']>[0];

/** Requests that may wait for the encoder; each takes about a tenth of a second. */
const WAITING_MAX = 20;
const RETRY_SECONDS = '5';

/**
 * Serves the JPEG of a stored picture for cards (docs/decisions/0218). It is encoded on request, one at a time, since
 * few pictures are ever shared; the site's server keeps it.
 */
export const serveCards = (uploadsFolder: string): Middleware => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const encodeInTurn = (file: string): Promise<Buffer> => {
    waiting += 1;
    const encoded = last.then(async () => encodeCard(await readFile(file)));
    last = encoded
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
    return encoded;
  };

  return async (context, next) => {
    const name = ['GET', 'HEAD'].includes(context.method) ? cardSourceOf(context.path) : null;
    const file = join(uploadsFolder, name ?? '');
    const stored = name === null ? null : await stat(file).catch(() => null);
    if (!stored?.isFile()) {
      await next();
      return;
    }
    context.status = 200;
    context.lastModified = stored.mtime;
    if (context.fresh) {
      context.status = 304;
      context.set('cache-control', PICTURE_CACHE);
      return;
    }
    if (waiting >= WAITING_MAX) {
      context.status = 503;
      context.set('retry-after', RETRY_SECONDS);
      return;
    }
    const card = await encodeInTurn(file).catch(() => null);
    // A file that is no picture has no card.
    if (!card) {
      context.status = 404;
      return;
    }
    context.set('cache-control', PICTURE_CACHE);
    context.type = 'image/jpeg';
    context.body = card;
  };
};
