import type { IncomingMessage } from 'node:http';

import { ALL_FILMS, verifyFilmToken } from '@sahra/schemas/film-token';
import { FILM_LENGTHS_MAX, FILM_LENGTHS_PATH, type FilmLength } from '@sahra/schemas/film';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { FILM_LENGTH } from '../desk/record/film-length';
import { isUnreachable } from '../rest/is-unreachable';
import { lockDocument } from '../strapi/services/lock-document';

type Middleware = Parameters<Core.Strapi['server']['use']>[0];

const VIDEO = 'api::video.video';
const BODY_MAX_BYTES = 10_000;

/** Reads a small JSON body; undefined for everything else. */
const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > BODY_MAX_BYTES) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
};

const isLength = (value: unknown): value is FilmLength =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'seconds' in value &&
  typeof value.seconds === 'number' &&
  value.seconds > 0;

const isLengths = (value: unknown): value is FilmLength[] =>
  Array.isArray(value) && value.length <= FILM_LENGTHS_MAX && value.every(isLength);

const writeLength = async (strapi: Core.Strapi, { code, seconds }: FilmLength): Promise<void> => {
  const videos = strapi.documents(VIDEO);
  const length = Math.max(1, Math.round(seconds));
  const video = await videos.findFirst({ filters: { code }, fields: [FILM_LENGTH] });
  if (!video || video[FILM_LENGTH] === length) return;
  const { documentId } = video;
  const data: Record<string, unknown> = { [FILM_LENGTH]: length };
  await lockDocument(strapi, documentId, () => videos.update({ documentId, data }));
};

const writeLengths = async (strapi: Core.Strapi, lengths: readonly FilmLength[]): Promise<void> => {
  for (const length of lengths) {
    try {
      await writeLength(strapi, length);
    } catch (error) {
      if (!(error instanceof errors.ApplicationError)) throw error;
      strapi.log.warn(`The length of the film of ${length.code} could not be written: ${error.message}`);
    }
  }
};

/**
 * `PUT /film-lengths` with an array of `FilmLength` (schemas/film.ts): media tells how long the films are that it has
 * made, and the cms writes that on their videos. Takes a film token for `ALL_FILMS`. 204 when every length is written,
 * also when a code has no video or a video refuses to be changed; 400 for another body, 403 without a valid token and
 * 503 when the database is away: media tells it again later.
 */
export const filmLengths =
  (strapi: Core.Strapi, filmSecret: string): Middleware =>
  async (context, next) => {
    if (context.path !== FILM_LENGTHS_PATH || context.method !== 'PUT') {
      await next();
      return;
    }
    context.set('Cache-Control', 'no-store');
    const token = /^Bearer (\S+)$/.exec(context.req.headers.authorization ?? '')?.[1] ?? '';
    if (!verifyFilmToken(filmSecret, token, ALL_FILMS, Date.now())) {
      context.status = 403;
      return;
    }
    const lengths = await readJson(context.req);
    if (!isLengths(lengths)) {
      context.status = 400;
      return;
    }
    try {
      await writeLengths(strapi, lengths);
      context.status = 204;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      context.status = 503;
    }
  };
