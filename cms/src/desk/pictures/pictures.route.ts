import { lengthOf } from '@sahra/schemas/length-of';
import type { Core } from '@strapi/strapi';

import type { LocalizedMessage } from '../../checks/localized-message';
import { isValues } from '../../checks/record-parts';
import { DELETE_PICTURES } from '../../pictures/guard-deletion';
import type { Database } from '../../rest/database';
import { createRefuse } from '../../requests/create-refuse';
import { addAdminRoutes } from '../../strapi/services/add-admin-routes';
import { changeFile, mayChangeFile, removeFile } from '../../strapi/services/media-library';
import { userMay, type AdminRequest } from '../../strapi/services/user-may';
import { DESK_TYPES } from '../desk-types';
import { isReadable } from '../is-readable';
import type { TitleSearch } from '../title-search';
import {
  PICTURE_NAME_MAX,
  type PictureChange,
  type PictureDetail,
  type PicturesPage,
} from './library-picture';
import { PictureSearch } from './picture-search';
import { readPictureUses } from './picture-uses';
import { readPicture, readPictures } from './pictures.query';
import { setFocalPoint, type Point } from './set-focal-point';

const READ = 'plugin::upload.read';
const UPLOAD = 'plugin::upload.assets.create';
/** Ids are 32-bit integers. */
const ID_MAX = 2 ** 31 - 1;

const NOT_READ: LocalizedMessage = {
  en: 'Your role does not see the pictures. Ask the owner for it.',
  ar: 'دورك لا يشمل الاطلاع على الصور. اطلب ذلك من المالك.',
};
const NOT_CHANGED: LocalizedMessage = {
  en: 'Your role changes only pictures that you have uploaded.',
  ar: 'دورك لا يشمل إلا تعديل الصور التي رفعتها.',
};
const NOT_DELETED: LocalizedMessage = {
  en: 'Your role does not delete pictures.',
  ar: 'دورك لا يشمل حذف الصور.',
};
const GONE: LocalizedMessage = {
  en: 'This picture is not in the library any more.',
  ar: 'لم تعد هذه الصورة في المكتبة.',
};
const NAMELESS: LocalizedMessage = {
  en: `A name has at least one and at most ${PICTURE_NAME_MAX} characters.`,
  ar: `للاسم حرف واحد على الأقل و${PICTURE_NAME_MAX} على الأكثر.`,
};
const NO_POINT: LocalizedMessage = {
  en: 'The focal point lies inside the picture.',
  ar: 'تقع نقطة التركيز داخل الصورة.',
};
const MOVED: LocalizedMessage = {
  en: 'Somebody else has moved the focal point in the meantime.',
  ar: 'نقل شخص آخر نقطة التركيز في هذه الأثناء.',
};
const NEEDED: LocalizedMessage = {
  en: 'Published records show this picture. Delete it only if they should be without it.',
  ar: 'تعرض سجلات منشورة هذه الصورة. لا تحذفها إلا إذا كان المطلوب أن تبقى بلا صورة.',
};

const idOf = (text: unknown): number | null => {
  const id = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= ID_MAX ? id : null;
};

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

const readPoint = (value: unknown): Point | undefined => {
  const { x, y } = isValues(value) ? value : {};
  return isPercent(x) && isPercent(y) ? { x, y } : undefined;
};

/** Reads the body of a change; a message says what is wrong with it. */
const readChange = (body: unknown): PictureChange | LocalizedMessage => {
  const { name, focalPoint } = (body ?? {}) as Partial<Record<keyof PictureChange, unknown>>;
  const change: PictureChange = {};
  if (name !== undefined) {
    const text = typeof name === 'string' ? name.trim() : '';
    if (text === '' || lengthOf(text) > PICTURE_NAME_MAX) return NAMELESS;
    change.name = text;
  }
  if (focalPoint !== undefined) {
    const point = readPoint(focalPoint);
    const was: unknown = isValues(focalPoint) ? focalPoint['was'] : undefined;
    const former = was === null ? null : readPoint(was);
    if (!point || former === undefined) return NO_POINT;
    change.focalPoint = { ...point, was: former };
  }
  return change;
};

/**
 * Adds the routes of the media library, for signed-in users of the admin whose role sees pictures; all respond with
 * `{ data }`, and refuse with a sentence in the user's language. Pictures are uploaded and replaced through Strapi's own
 * routes.
 *
 * - `GET /desk/pictures`: a `PicturesPage`. Parameters: `q`, `unused=true`, `before` (id of the last picture known).
 * - `GET /desk/pictures/:id`: a `PictureDetail`; 404.
 * - `PUT /desk/pictures/:id` with a `PictureChange`: the `PictureDetail`. 400, 403 and 404; 409 with the `PictureDetail`
 *   where the focal point is another one than it `was`, which leaves only that as it is.
 * - `DELETE /desk/pictures/:id`: `{ id }`. 403, 404, and 409 with the `PictureDetail` where published records show the
 *   picture, unless `confirm=true`.
 */
export const addPictures = (strapi: Core.Strapi, database: Database, titles: TitleSearch): void => {
  const search = new PictureSearch(database, titles);
  const refuse = createRefuse(strapi);

  const page = async (context: AdminRequest): Promise<void> => {
    const { q = '', unused, before } = context.query as Record<string, unknown>;
    const query = typeof q === 'string' ? q.trim() : '';
    const types = DESK_TYPES.filter(isReadable(context));
    const found = query === '' ? null : await search.find(types, query);
    const read = await readPictures(database, { found, isUnused: unused === 'true', before: idOf(before) });
    const data: PicturesPage = { ...read, mayUpload: userMay(context, UPLOAD) };
    context.body = { data };
  };

  const detailOf = async (context: AdminRequest, id: number): Promise<PictureDetail | null> => {
    const picture = await readPicture(database, id);
    if (!picture) return null;
    const { used, live } = await readPictureUses(strapi, database, id);
    const readable = new Set(DESK_TYPES.filter(isReadable(context)).map(({ type }) => type));
    const may = {
      change: await mayChangeFile(strapi, context.state, id),
      delete: userMay(context, DELETE_PICTURES),
    };
    return { ...picture, live, may, used: used.filter(({ type }) => readable.has(type)) };
  };

  /** Runs `act` with the picture that the address names, for those who see pictures. */
  const withPicture =
    (act: (context: AdminRequest, picture: PictureDetail) => Promise<void>) =>
    async (context: AdminRequest): Promise<void> => {
      if (!userMay(context, READ)) {
        refuse(context, 403, NOT_READ);
        return;
      }
      const id = idOf((context as AdminRequest & { params: { id: string } }).params.id);
      const picture = id === null ? null : await detailOf(context, id);
      if (picture) await act(context, picture);
      else refuse(context, 404, GONE);
    };

  const store = async (
    context: AdminRequest,
    id: number,
    { name, focalPoint }: PictureChange,
  ): Promise<void> => {
    const { state } = context;
    const moved = focalPoint ? await setFocalPoint(strapi, state, id, focalPoint) : null;
    const isStored =
      moved?.result !== 'forbidden' &&
      (name === undefined || (await changeFile(strapi, state, id, { name })));
    const picture = isStored ? await detailOf(context, id) : null;
    if (!picture) refuse(context, 404, GONE);
    else if (moved?.result === 'conflict') refuse(context, 409, MOVED, picture);
    else context.body = { data: picture };
  };

  const change = withPicture(async (context, { id, may }) => {
    const asked = readChange((context.request as { body?: unknown }).body);
    if (!may.change) refuse(context, 403, NOT_CHANGED);
    else if ('en' in asked) refuse(context, 400, asked);
    else await store(context, id, asked);
  });

  const remove = withPicture(async (context, picture) => {
    const { id, may, live } = picture;
    if (!may.delete) refuse(context, 403, NOT_DELETED);
    else if (live > 0 && context.query['confirm'] !== 'true') refuse(context, 409, NEEDED, picture);
    else if (await removeFile(strapi, id)) context.body = { data: { id } };
    else refuse(context, 404, GONE);
  });

  addAdminRoutes(strapi, [
    {
      ...{ method: 'GET', path: '/desk/pictures' },
      handler: async (context) => {
        if (userMay(context, READ)) await page(context);
        else refuse(context, 403, NOT_READ);
      },
    },
    {
      ...{ method: 'GET', path: '/desk/pictures/:id' },
      handler: withPicture(async (context, picture) => {
        context.body = await Promise.resolve({ data: picture });
      }),
    },
    { method: 'PUT', path: '/desk/pictures/:id', handler: change },
    { method: 'DELETE', path: '/desk/pictures/:id', handler: remove },
  ]);
};
