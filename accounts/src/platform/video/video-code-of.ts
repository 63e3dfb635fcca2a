import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import type { FieldFailure } from '../http/errors/refusal';

/** Returns `value` as a video code; undefined when it is malformed. */
export const videoCodeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && VIDEO_CODE_PATTERN.test(value) ? value : undefined;

/** Failure for a malformed `code`. */
export const CODE_FAILURE: FieldFailure = { field: 'code', code: 'NOT_FOUND' };
