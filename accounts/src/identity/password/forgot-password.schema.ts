import { Type } from 'typebox';
import { EMAIL_MAX } from '@sahra/schemas/constants';

import { CODE_RESEND_SECONDS, CODES_PER_DAY } from '../code/code-rules';
import { CodeSentSchema } from '../code/code-sent.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { componentRef } from '../../platform/http/openapi/component';

export const FORGOT_PASSWORD_SCHEMA = {
  operationId: 'forgotPassword',
  tags: ['passwords'],
  summary: 'Mail a code to choose a new password with',
  description: `Step 1 of 3. Works for viewers who sign in with a provider too. The newest code alone counts; one may be asked for every ${CODE_RESEND_SECONDS} seconds, ${CODES_PER_DAY} in any 24 hours. A known and an unknown address take the same time.`,
  headers: IdempotentHeaders,
  body: Type.Object({
    email: Type.String({
      maxLength: EMAIL_MAX,
      description:
        'E-mail address; case, outer spaces and Unicode form do not matter. Refusals: EMAIL_REQUIRED, EMAIL_INVALID, EMAIL_UNKNOWN.',
    }),
  }),
  response: {
    200: Type.Object(
      {
        data: componentRef(CodeSentSchema),
      },
      { description: 'The mail is on its way.' },
    ),
    ...errorResponses([400, 404, 413, 415, 422, 429], {
      404: 'Nobody has this address: EMAIL_UNKNOWN.',
      429: `Too soon after the last code, or too many tries: RATE_LIMITED; ${CODES_PER_DAY} codes were sent in 24 hours: CODES_SPENT. \`meta.resend_in\` and \`Retry-After\` say after how many seconds to ask again.`,
    }),
  },
};
