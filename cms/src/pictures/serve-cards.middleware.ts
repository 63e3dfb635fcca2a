import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { cardSourceOf, type CardShape } from '@sahra/schemas/card-picture';
import type { Core } from '@strapi/strapi';

import { encodeCard } from './encode-card';
import { encodeCover } from './encode-cover';
import { PICTURE_CACHE } from './picture-cache';

type Middleware = Parameters<Core.Strapi['server']['use']>[0];

/** Requests that may wait for the encoder: a cover takes half a second, and the site's server waits for three. */
const WAITING_MAX = 6;
const RETRY_SECONDS = '5';
const ENCODERS: Record<CardShape, (picture: Buffer) => Promise<Buffer>> = {
  card: encodeCard,
  cover: encodeCover,
};

/**
 * Serves the JPEG of a stored picture for cards, and as a cover (docs/decisions/0218). It is encoded on request, one at a time, since
 * few pictures are ever shared; the site's server keeps it.
 */
export const serveCards = (uploadsFolder: string): Middleware => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const encodeInTurn = (file: string, shape: CardShape): Promise<Buffer> => {
    waiting += 1;
    const encoded = last.then(async () => ENCODERS[shape](await readFile(file)));
    last = encoded
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
    return encoded;
  };

  return async (context, next) => {
    const source = ['GET', 'HEAD'].includes(context.method) ? cardSourceOf(context.path) : null;
    const file = join(uploadsFolder, source?.name ?? '');
    const stored = source && (await stat(file).catch(() => null));
    if (!source || !stored?.isFile()) {
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
    const card = await encodeInTurn(file, source.shape).catch(() => null);
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
