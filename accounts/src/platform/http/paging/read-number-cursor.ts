import { Refusal } from '../errors/refusal';

/**
 * Returns the row number in a decoded cursor; undefined without a cursor.
 * @throws Refusal (400) when the cursor was not made by us.
 */
export const readNumberCursor = (values: readonly string[] | undefined): string | undefined => {
  if (values === undefined) return undefined;
  const [number = ''] = values;
  if (!/^\d{1,18}$/.test(number)) throw new Refusal(400, 'BAD_USER_INPUT');
  return number;
};
