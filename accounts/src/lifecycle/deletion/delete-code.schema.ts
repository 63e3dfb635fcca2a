import { Type } from 'typebox';

import { CODES_PER_DAY, CODE_RESEND_SECONDS, CodeSentSchema } from '../../identity/identity.module';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { componentRef } from '../../platform/http/openapi/component';

export const DELETE_CODE_SCHEMA = {
  operationId: 'requestDeleteCode',
  tags: ['viewers'],
  summary: 'Mail a code that confirms the deletion of an account without a password',
  description: `For viewers who sign in with a provider only. The newest code alone counts; one may be asked for every ${CODE_RESEND_SECONDS} seconds, ${CODES_PER_DAY} in any 24 hours.`,
  security: [{ bearer: [] }],
  headers: IdempotentHeaders,
  response: {
    200: Type.Object(
      {
        data: componentRef(CodeSentSchema),
      },
      { description: 'The mail is on its way.' },
    ),
    ...errorResponses([400, 401, 409, 413, 415, 429], {
      409: 'The viewer has a password, which confirms the deletion: CONFIRM_WITH_PASSWORD.',
      429: `Too soon after the last code: RATE_LIMITED; ${CODES_PER_DAY} codes were sent in 24 hours: CODES_SPENT. \`meta.resend_in\` and \`Retry-After\` say after how many seconds to ask again.`,
    }),
  },
};
