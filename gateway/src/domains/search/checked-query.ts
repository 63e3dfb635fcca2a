import { SEARCH_QUERY_LENGTH } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

import { GraphFailure } from '../../graph/graph-failure';

/** What was typed, without the space around it; refused when nothing is left, or more than anybody looks for. */
export const checkedQuery = (typed: string, locale: Locale): string => {
  const query = typed.trim();
  const length = Array.from(query).length;
  if (length >= SEARCH_QUERY_LENGTH.min && length <= SEARCH_QUERY_LENGTH.max) return query;
  throw new GraphFailure('BAD_USER_INPUT', messageOf('QUERY_LENGTH', locale));
};
