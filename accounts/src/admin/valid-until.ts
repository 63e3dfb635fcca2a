import { Type } from 'typebox';

import { Refusal } from '../platform/http/errors/refusal';
import { addDays } from '../platform/time/add-days';

/** How the end of a code is ordered: as a moment, or in days, because the caller's clock may be wrong. */
export const VALIDITY = {
  valid_until: Type.Optional(
    Type.String({ format: 'date-time', description: 'Last moment to use it; without end when absent.' }),
  ),
  valid_days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 3660,
      description: 'How many days it can be used from its beginning; instead of `valid_until`.',
    }),
  ),
};

interface Validity {
  valid_until?: string;
  valid_days?: number;
}

/**
 * Returns the end of a code that begins at `from`; null has none.
 * @throws Refusal when both are given.
 */
export const validUntil = ({ valid_until: until, valid_days: days }: Validity, from: Date): Date | null => {
  if (until !== undefined && days !== undefined) throw new Refusal(400, 'BAD_USER_INPUT');
  if (days !== undefined) return addDays(from, days);
  return until === undefined ? null : new Date(until);
};
