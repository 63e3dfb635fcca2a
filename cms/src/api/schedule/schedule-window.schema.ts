import { Type } from 'typebox';

import { Refusal } from '../../rest/refusal';

const instant = (description: string) => Type.String({ format: 'date-time', maxLength: 40, description });

/** Query parameters with the time range of a schedule. */
export const scheduleWindow = {
  from: instant('Beginning of the window, ISO 8601 with zone.'),
  to: instant('End of the window, after `from`.'),
};

/** Throws BAD_USER_INPUT when the range ends before it begins. */
export const requireWindow = ({ from, to }: { from: string; to: string }): void => {
  if (Date.parse(from) >= Date.parse(to)) throw new Refusal(400, 'BAD_USER_INPUT');
};
