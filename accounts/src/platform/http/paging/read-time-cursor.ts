import { readInstant } from '@sahra/schemas/read-instant';

import { Refusal } from '../errors/refusal';
import { readCursor } from './cursor';

/** Position in a list ordered by time and then by a key. */
interface InstantPlace {
  at: Date;
  key: string;
}

/**
 * The format that `toISOString` writes for every stored time; years before the common era would not parse in
 * PostgreSQL.
 */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/**
 * Decodes the position in a cursor; undefined without a cursor.
 * @throws Refusal (400) when the cursor was not made by us.
 */
export const readTimeCursor = (cursor: string | undefined): InstantPlace | undefined => {
  const values = readCursor(cursor, 2);
  if (!values) return undefined;
  const [instant = '', key = ''] = values;
  const at = readInstant(instant);
  if (!INSTANT.test(instant) || !at) throw new Refusal(400, 'BAD_USER_INPUT');
  return { at, key };
};
