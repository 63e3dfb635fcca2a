import { Type } from 'typebox';

import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

/**
 * Code of a video. Only the cms knows whether the video exists: accounts checks the form, the gateway checks
 * the existence.
 */
export const VideoCodeSchema = Type.String({
  pattern: VIDEO_CODE_PATTERN.source,
  description: 'Code of a video. Refusal of a code that cannot be: NOT_FOUND.',
});
