import { readInstant } from '@sahra/schemas/read-instant';
import { Type } from 'typebox';

import { Refusal } from '../../rest/refusal';

const instant = (description: string) => Type.String({ format: 'date-time', maxLength: 40, description });

/** Query parameters with the time range of a schedule. */
export const scheduleWindow = {
  from: instant('Beginning of the window, ISO 8601 with zone.'),
  to: instant('End of the window, after `from`.'),
};

/** Throws BAD_USER_INPUT when the range ends before it begins, or an end is no instant with a zone. */
export const requireWindow = ({ from, to }: { from: string; to: string }): void => {
  const [begin, end] = [readInstant(from), readInstant(to)];
  if (!begin || !end || begin >= end) throw new Refusal(400, 'BAD_USER_INPUT');
};
