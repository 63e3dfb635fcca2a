import { Refusal } from '../errors/refusal';

/** Number of a row in a cursor that was read; undefined without one. Throws a Refusal (400) for one that is not ours. */
export const numberOf = (values: readonly string[] | undefined): string | undefined => {
  if (values === undefined) return undefined;
  const [number = ''] = values;
  if (!/^\d{1,18}$/.test(number)) throw new Refusal(400, 'BAD_USER_INPUT');
  return number;
};
