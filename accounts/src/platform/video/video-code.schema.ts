import { Type } from 'typebox';

import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

/** Code of a video. Whether such a video exists is known to the cms alone: accounts holds its form, the gateway asks. */
export const VideoCodeSchema = Type.String({
  pattern: VIDEO_CODE_PATTERN.source,
  description: 'Code of a video. Refusal of a code that cannot be: NOT_FOUND.',
});
