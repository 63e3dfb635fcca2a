import { Type } from 'typebox';

import { HEADERS } from '@sahra/schemas/headers';

/** Headers of routes whose responses contain texts. */
export const LocalizationHeaders = Type.Object({
  [HEADERS.localization]: Type.Optional(
    Type.String({
      description: 'Language of the texts in the answer: `en` or `ar`; anything else reads as `en`.',
    }),
  ),
});
