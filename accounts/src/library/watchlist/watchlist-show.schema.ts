import { Type } from 'typebox';

import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '@sahra/schemas/identity';

/**
 * Slug of a show. Only the cms knows whether the show exists: accounts checks the form, the gateway checks the
 * existence.
 */
export const ShowSlugSchema = Type.String({
  pattern: SLUG_PATTERN.source,
  maxLength: SLUG_MAX_LENGTH,
  description: 'Slug of a show. Refusal of a slug that cannot be: NOT_FOUND.',
});

/** A saved show. */
export const WatchlistShowSchema = Type.Object(
  {
    slug: ShowSlugSchema,
    added_at: Type.String({ format: 'date-time', description: 'When it was saved (ISO 8601, UTC).' }),
  },
  { $id: 'WatchlistShow', description: 'A show that the viewer has saved.' },
);
