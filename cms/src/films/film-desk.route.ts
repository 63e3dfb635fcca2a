import { FILMS_PREFIX, type FilmReport } from '@sahra/schemas/film';
import { signFilmToken } from '@sahra/schemas/film-token';
import type { Core } from '@strapi/strapi';

import type { MediaTarget } from './films-pass-through.middleware';

const VIDEO = 'api::video.video';
const UPDATE = 'plugin::content-manager.explorer.update';
const DEADLINE_MS = 5000;

/** What the film panel of a video shows. */
export interface FilmDesk {
  code: string;
  /** Whether the video is a live event now. */
  live: boolean;
  /** State of the film; null while media is unavailable. */
  film: FilmReport | null;
  /** Film token for an upload; null for editors who may not change the video. */
  token: string | null;
}

type Context = Parameters<Parameters<Core.Strapi['server']['use']>[0]>[0];

interface Signed {
  userAbility: { can(action: string, subject: string): boolean };
}

const mayChange = ({ state }: Context): boolean => (state as Signed).userAbility.can(UPDATE, VIDEO);

const refuse = (context: Context, status: 403 | 404): void => {
  context.status = status;
  context.body = { data: null, error: { status } };
};

const DOCUMENT = /^\/film-desk\/([a-z\d]+)/;

const readVideo = async (
  strapi: Core.Strapi,
  { path }: Context,
): Promise<Pick<FilmDesk, 'code' | 'live'> | undefined> => {
  const documentId = DOCUMENT.exec(path)?.[1] ?? '';
  const video = await strapi
    .documents(VIDEO)
    .findFirst({ filters: { documentId }, fields: ['code', 'live'] });
  return typeof video?.code === 'string' ? { code: video.code, live: video.live === true } : undefined;
};

const callMedia = async (
  { url, filmSecret }: MediaTarget,
  code: string,
  method: 'GET' | 'POST',
  path = '',
): Promise<FilmReport | null> => {
  try {
    const reply = await fetch(`${url}${FILMS_PREFIX}/${code}${path}`, {
      method,
      headers: { authorization: `Bearer ${signFilmToken(filmSecret, code, Date.now())}` },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return reply.ok ? ((await reply.json()) as { data: FilmReport }).data : null;
  } catch {
    return null;
  }
};

/**
 * Adds two routes for signed-in users of the admin: `GET /film-desk/{documentId}` returns `{ data: FilmDesk }` of a
 * video, and `POST /film-desk/{documentId}/retry` processes a failed film again, which needs the permission to change
 * the video. Both are 404 for an unknown document.
 */
export const addFilmDesk = (strapi: Core.Strapi, media: MediaTarget): void => {
  const info = { type: 'admin' };
  const config = { policies: ['admin::isAuthenticatedAdmin'] };
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        ...{ method: 'GET', path: '/film-desk/:documentId', info, config },
        handler: async (context: Context) => {
          const video = await readVideo(strapi, context);
          if (video === undefined) {
            refuse(context, 404);
            return;
          }
          const { code } = video;
          const data: FilmDesk = {
            ...video,
            film: await callMedia(media, code, 'GET'),
            token: mayChange(context) ? signFilmToken(media.filmSecret, code, Date.now()) : null,
          };
          context.body = { data };
        },
      },
      {
        ...{ method: 'POST', path: '/film-desk/:documentId/retry', info, config },
        handler: async (context: Context) => {
          const video = mayChange(context) ? await readVideo(strapi, context) : null;
          if (video === null) refuse(context, 403);
          else if (video === undefined) refuse(context, 404);
          else context.body = { data: await callMedia(media, video.code, 'POST', '/retry') };
        },
      },
    ],
  });
};
