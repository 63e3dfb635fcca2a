import { Refusal } from '../errors/refusal';
import { readCursor } from './cursor';

/** A place in a list that is ordered by an instant and then by a key. */
export interface InstantPlace {
  at: Date;
  key: string;
}

/** The place that a cursor stands for; undefined without one. Throws a Refusal (400) for a cursor that is not ours. */
export const instantPlace = (cursor: string | undefined): InstantPlace | undefined => {
  const values = readCursor(cursor, 2);
  if (!values) return undefined;
  const [instant = '', key = ''] = values;
  const at = new Date(instant);
  if (Number.isNaN(at.getTime()) || key.includes('\0')) throw new Refusal(400, 'BAD_USER_INPUT');
  return { at, key };
};
