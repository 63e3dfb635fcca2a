import { Type } from 'typebox';

import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';
import { SLUG_MAX_LENGTH, SLUG_PATTERN, VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

/** Maximum number of records in one batch read. */
export const BATCH_MAX = 100;
export const PAGE_SIZE_DEFAULT = 20;

export const SlugSchema = Type.String({
  pattern: SLUG_PATTERN.source,
  maxLength: SLUG_MAX_LENGTH,
  description: 'Key in addresses, the same in both languages.',
});

export const VideoCodeSchema = Type.String({
  pattern: VIDEO_CODE_PATTERN.source,
  description: 'Opaque identity of a video in addresses; it never changes.',
});

/** Requested key; a malformed one is treated as unknown, not as an error. */
export const askedKey = (description: string) => Type.String({ maxLength: SLUG_MAX_LENGTH, description });

export const pageQuery = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PAGE_SIZE_MAX,
      default: PAGE_SIZE_DEFAULT,
      description: 'How many records.',
    }),
  ),
  cursor: Type.Optional(
    Type.String({ maxLength: 400, description: '`meta.next` of the page before; opaque.' }),
  ),
};

/** Comma-separated keys. */
export const askedKeys = (description: string) =>
  Type.String({ maxLength: BATCH_MAX * (SLUG_MAX_LENGTH + 1), description });

/** Query parameter for a batch read of up to 100 records, separated by commas. */
export const batchQuery = (what: string) =>
  Type.Optional(
    askedKeys(
      `Batch read: up to ${BATCH_MAX} ${what} divided by commas, answered as asked; unknown ones are left out. Paging does not apply.`,
    ),
  );
