import { Refusal } from '../errors/refusal';
import { readCursor } from './cursor';

/** A place in a list that is ordered by an instant and then by a key. */
interface InstantPlace {
  at: Date;
  key: string;
}

/** What `toISOString` writes of every instant that we keep; PostgreSQL reads no years before our era this way. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The place that a cursor stands for; undefined without one. Throws a Refusal (400) for a cursor that is not ours. */
export const instantPlace = (cursor: string | undefined): InstantPlace | undefined => {
  const values = readCursor(cursor, 2);
  if (!values) return undefined;
  const [instant = '', key = ''] = values;
  const at = new Date(instant);
  if (!INSTANT.test(instant) || Number.isNaN(at.getTime())) throw new Refusal(400, 'BAD_USER_INPUT');
  return { at, key };
};
