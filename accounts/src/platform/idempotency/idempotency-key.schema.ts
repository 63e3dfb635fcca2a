import { Type } from 'typebox';

import { HEADERS } from '@sahra/schemas/headers';

import { LocalizationHeaders } from '../http/errors/localization.schema';

export const IDEMPOTENCY_KEY_MAX = 255;

/** Headers of routes that change data. */
export const IdempotentHeaders = Type.Object({
  ...LocalizationHeaders.properties,
  [HEADERS.idempotencyKey]: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: IDEMPOTENCY_KEY_MAX,
      description:
        'One random key for one submit: sent again within 24 hours with the same data it is answered as the first time, and nothing is done twice.',
    }),
  ),
});
