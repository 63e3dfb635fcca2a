import { LOCALES } from '@sahra/schemas/constants';
import { FILM_CODES_MAX } from '@sahra/schemas/film';
import type { Core } from '@strapi/strapi';

import type { MediaTarget } from '../../films/films-pass-through.middleware';
import { addAdminRoutes } from '../../strapi/services/add-admin-routes';
import { countAdminUsers } from '../../strapi/services/admin-users';
import { userMay, type AdminRequest } from '../../strapi/services/user-may';
import { readFilms } from '../read-films';
import type { FirstSteps } from './first-steps';

const INVITE = 'admin::users.create';

const isPublished = { publishedAt: { $notNull: true } };

/** Asks media for a few films at once: where one plays, it is nearly always among the newest. */
const FILMS_AT_ONCE = 5;

const hasPlayableFilm = async (strapi: Core.Strapi, media: MediaTarget): Promise<boolean> => {
  const latest: unknown = await strapi.db.query('api::video.video').findMany({
    select: ['code'],
    orderBy: { id: 'desc' },
    limit: FILM_CODES_MAX,
  });
  const codes = (latest as { code: string }[]).map(({ code }) => code);
  for (let first = 0; first < codes.length; first += FILMS_AT_ONCE) {
    const films = await readFilms(media, codes.slice(first, first + FILMS_AT_ONCE).join(','));
    if (films.some((film) => film?.playable === true)) return true;
  }
  return false;
};

const readFirstSteps = async (strapi: Core.Strapi, media: MediaTarget): Promise<FirstSteps> => {
  const [brands, contacts, channels, film, users] = await Promise.all([
    strapi.db.query('api::settings.settings').count({ where: isPublished }),
    strapi.db.query('api::settings.contact').count({ where: { email: { $notNull: true } } }),
    strapi.db.query('api::channel.channel-text').count({ where: isPublished }),
    hasPlayableFilm(strapi, media),
    countAdminUsers(strapi),
  ]);
  return {
    brand: brands >= LOCALES.length,
    contacts: contacts > 0,
    channel: channels > 0,
    film,
    editor: users > 1,
  };
};

/**
 * Adds `GET /desk/first-steps` for users who may invite others, which is the owner: `{ data: FirstSteps }`. A film counts
 * as missing while media is unavailable. 403 for others.
 */
export const addFirstSteps = (strapi: Core.Strapi, media: MediaTarget): void => {
  const steps = async (context: AdminRequest): Promise<void> => {
    if (userMay(context, INVITE)) context.body = { data: await readFirstSteps(strapi, media) };
    else context.status = 403;
  };
  addAdminRoutes(strapi, [{ method: 'GET', path: '/desk/first-steps', handler: steps }]);
};
