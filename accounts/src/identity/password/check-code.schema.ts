import { Type } from 'typebox';
import { EMAIL_MAX } from '@sahra/schemas/constants';

import { CODE_SECONDS, CODE_ATTEMPTS_MAX } from '../code/code-rules';
import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { RESET_TOKEN_SECONDS } from './reset-token-seconds';

export const CHECK_CODE_SCHEMA = {
  operationId: 'checkCode',
  tags: ['passwords'],
  summary: 'Prove by the code of the mail that the address is yours',
  description: `Step 2 of 3. ${CODE_ATTEMPTS_MAX} wrong tries end a code, however many come at once. The token of the answer is a credential: it is stored as a hash, answered once and never kept for an \`Idempotency-Key\`; a right code that is sent again gets another one, and the first that is used ends them all.`,
  headers: LocalizationHeaders,
  body: Type.Object({
    email: Type.String({
      maxLength: EMAIL_MAX,
      description: 'The address that the code went to. Refusals: EMAIL_REQUIRED, EMAIL_INVALID.',
    }),
    code: Type.String({
      description: `Four digits of any script, with or without spaces. Refusals: CODE_REQUIRED; CODE_WRONG (\`meta.tries_left\`: wrong tries that are left); CODE_EXPIRED when no code was asked for, after ${CODE_SECONDS} seconds, and after ${CODE_ATTEMPTS_MAX} wrong tries.`,
    }),
  }),
  response: {
    200: Type.Object(
      {
        data: Type.Object({
          reset_token: Type.String({
            description: `What POST /api/reset_password asks for, within ${RESET_TOKEN_SECONDS} seconds.`,
          }),
        }),
      },
      { description: 'The code is right.' },
    ),
    ...errorResponses([400, 413, 415, 422, 429]),
  },
};
