import { request, type OutgoingHttpHeaders } from 'node:http';

import { FILMS_PREFIX } from '@sahra/schemas/film';
import { verifyFilmToken } from '@sahra/schemas/film-token';
import type { Core } from '@strapi/strapi';

type Middleware = Parameters<Core.Strapi['server']['use']>[0];
type Context = Parameters<Middleware>[0];

/** Media's films. */
export interface MediaTarget {
  url: string;
  filmSecret: string;
}

const FILES = 'uploads(?:/[\\da-f]+)?|captions/(?:en|ar)|sounds|posters/\\d\\.jpg|frames/\\d+\\.jpg';
const FILE_PATH = new RegExp(`^${FILMS_PREFIX}/([a-z0-9]+)/(?:${FILES})$`);
const STATE_PATH = new RegExp(`^${FILMS_PREFIX}/([a-z0-9]+)$`);
/** What a browser knows about its session with the admin is none of media's business. */
const KEPT_BACK = ['host', 'connection', 'cookie'];

const forwarded = ({ req }: Context): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(req.headers).filter(([name]) => !KEPT_BACK.includes(name)));

/** Returns the code of the video whose film a request is for; undefined for what does not pass. */
const codeOf = ({ method, path }: Context): string | undefined =>
  (FILE_PATH.exec(path) ?? (method === 'GET' ? STATE_PATH.exec(path) : null))?.[1];

const refuse = ({ res }: Context, status: number): void => {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.writeHead(status, { 'cache-control': 'no-store', connection: 'close' });
  res.end();
};

const stream = (context: Context, url: string): Promise<void> =>
  new Promise((settle) => {
    const { req, res } = context;
    const call = request(url, { method: req.method, headers: forwarded(context) }, (reply) => {
      res.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(res);
      reply.once('error', () => res.destroy());
    });
    call.once('error', () => refuse(context, 503));
    // The editor has gone: media keeps what has arrived.
    req.once('aborted', () => call.destroy());
    res.once('close', settle);
    req.pipe(call);
  });

/**
 * Passes uploads of films (`/films/{code}/uploads…`, the tus protocol), their captions (`/captions/{en|ar}`), their
 * sounds (`/sounds`), their poster candidates (`/posters/{1|2|3}.jpg`), their frames (`/frames/{ms}.jpg`) and the read
 * of their state (`GET /films/{code}`) from the admin's origin to media and back, byte by byte. The film token is checked here first: 403 without a valid one, 503 while media is
 * unreachable.
 */
export const filmsPassThrough =
  ({ url, filmSecret }: MediaTarget): Middleware =>
  async (context, next) => {
    const code = codeOf(context);
    if (code === undefined) {
      await next();
      return;
    }
    context.respond = false;
    const token = /^Bearer (\S+)$/.exec(context.req.headers.authorization ?? '')?.[1] ?? '';
    if (!verifyFilmToken(filmSecret, token, code, Date.now())) refuse(context, 403);
    else await stream(context, new URL(context.path + context.search, url).href);
  };
