import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import type { FieldFailure } from '../http/errors/refusal';

/** `value` as a code of a video; undefined for what cannot be one. */
export const videoCodeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && VIDEO_CODE_PATTERN.test(value) ? value : undefined;

/** What a form is told whose `code` cannot be one. */
export const CODE_FAILURE: FieldFailure = { field: 'code', code: 'NOT_FOUND' };
