import type { Core } from '@strapi/strapi';

import { isValues } from '../../checks/record-parts';
import { lockDocument } from '../../strapi/services/lock-document';
import { changeFile, readFile } from '../../strapi/services/media-library';
import type { AdminRequest } from '../../strapi/services/user-may';

/** Point that stays in view when a picture is cropped, in per cent from the left and the top. */
export interface Point {
  x: number;
  y: number;
}

/** Focal point that an editor set, and the one that this replaces; null for the middle. */
interface FocalPointChange extends Point {
  was: Point | null;
}

/** What became of it; `theirs` is the point that another editor has set in the meantime. */
type Outcome = { result: 'set' | 'forbidden' } | { result: 'conflict'; theirs: Point | null };

const isSame = (one: Point | null, other: Point | null): boolean =>
  one?.x === other?.x && one?.y === other?.y;

const readPoint = async (strapi: Core.Strapi, id: number): Promise<Point | null> => {
  const file = await readFile(strapi, id);
  const point = isValues(file) ? file['focalPoint'] : null;
  if (!isValues(point)) return null;
  const { x, y } = point;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
};

/** Sets the focal point of a picture, unless another editor has set another one since it was read. */
export const setFocalPoint = (
  strapi: Core.Strapi,
  state: AdminRequest['state'],
  id: number,
  { x, y, was }: FocalPointChange,
): Promise<Outcome> =>
  lockDocument(strapi, `picture ${id}`, async () => {
    const stored = await readPoint(strapi, id);
    if (!isSame(stored, was) && !isSame(stored, { x, y })) return { result: 'conflict', theirs: stored };
    const isSet = await changeFile(strapi, state, id, { focalPoint: { x, y } });
    return { result: isSet ? 'set' : 'forbidden' };
  });
