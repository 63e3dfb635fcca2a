import { FILMS_PREFIX, type FilmReport } from '@sahra/schemas/film';
import { signFilmToken } from '@sahra/schemas/film-token';
import type { Core } from '@strapi/strapi';

import { addAdminRoutes } from '../strapi/services/add-admin-routes';
import { contentAction, userMay, type AdminRequest } from '../strapi/services/user-may';
import type { MediaTarget } from './films-pass-through.middleware';

const VIDEO = 'api::video.video';
const UPDATE = contentAction('update');
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

const mayChange = (context: AdminRequest): boolean => userMay(context, UPDATE, VIDEO);

const refuse = (context: AdminRequest, status: 403 | 404): void => {
  context.status = status;
  context.body = { data: null, error: { status } };
};

const DOCUMENT = /^\/film-desk\/([a-z\d]+)/;

const readVideo = async (
  strapi: Core.Strapi,
  { path }: AdminRequest,
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
export const addFilmDesk = (strapi: Core.Strapi, media: MediaTarget): void =>
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/film-desk/:documentId',
      handler: async (context) => {
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
      method: 'POST',
      path: '/film-desk/:documentId/retry',
      handler: async (context) => {
        const video = mayChange(context) ? await readVideo(strapi, context) : null;
        if (video === null) refuse(context, 403);
        else if (video === undefined) refuse(context, 404);
        else context.body = { data: await callMedia(media, video.code, 'POST', '/retry') };
      },
    },
  ]);
