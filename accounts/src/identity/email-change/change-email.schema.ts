import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { CODES_PER_DAY, CODE_RESEND_SECONDS } from '../code/code-rules';
import { CodeSentSchema } from '../code/code-sent.schema';

export const REQUEST_EMAIL_CODE_SCHEMA = {
  operationId: 'requestEmailCode',
  tags: ['viewers'],
  summary: 'Mail a code to the new e-mail address of the viewer',
  description: `Step 1 of 2. The newest code alone counts; one may be asked for every ${CODE_RESEND_SECONDS} seconds, ${CODES_PER_DAY} in any 24 hours.`,
  security: [{ bearer: [] }],
  headers: IdempotentHeaders,
  body: Type.Object({
    email: Type.String({
      description: 'New address. Refusals: EMAIL_REQUIRED, EMAIL_INVALID, EMAIL_UNCHANGED, EMAIL_TAKEN.',
    }),
    password: Type.String({
      description:
        'Current password. Refusals: PASSWORD_REQUIRED, CURRENT_WRONG, PASSWORD_NOT_SET when there is none.',
    }),
  }),
  response: {
    200: Type.Object({ data: componentRef(CodeSentSchema) }, { description: 'The mail is on its way.' }),
    ...errorResponses([400, 401, 413, 415, 422, 429], {
      429: `Too soon after the last code, or too many tries: RATE_LIMITED; ${CODES_PER_DAY} codes were sent in 24 hours: CODES_SPENT. \`meta.resend_in\` and \`Retry-After\` say after how many seconds to ask again.`,
    }),
  },
};

export const CHANGE_EMAIL_SCHEMA = {
  operationId: 'changeEmail',
  tags: ['viewers'],
  summary: 'Change the e-mail address of the viewer',
  description:
    'Step 2 of 2. The address that the newest code was mailed to becomes the address of the viewer, and is verified by it. Ends every other session; this one goes on. The address before gets a mail.',
  security: [{ bearer: [] }],
  headers: IdempotentHeaders,
  body: Type.Object({
    code: Type.String({
      description:
        'Four digits of POST /api/change_email/code, in any kind of digits. Refusals: CODE_REQUIRED; CODE_WRONG with `meta.tries_left`; CODE_EXPIRED; EMAIL_TAKEN when somebody registered with the address meanwhile.',
    }),
  }),
  response: {
    200: Type.Object(
      { data: Type.Object({ email: Type.String({ description: 'The address from now on.' }) }) },
      { description: 'The address is changed.' },
    ),
    ...errorResponses([400, 401, 413, 415, 422]),
  },
};
