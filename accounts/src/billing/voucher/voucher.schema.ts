import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { TypedCodeSchema } from '../referral/referral.schema';

/** Plan and end granted by a voucher. */
export const VoucherGrantSchema = Type.Object(
  {
    plan_id: Type.String({ description: 'Plan that runs now.' }),
    ends_at: Type.String({ format: 'date-time', description: 'When it ends by itself (ISO 8601, UTC).' }),
  },
  { $id: 'VoucherGrant', description: 'What a voucher gave.' },
);

export const ACTIVATE_VOUCHER_SCHEMA = {
  operationId: 'activateVoucher',
  tags: ['codes'],
  summary: 'Spend a voucher',
  description:
    'Gives its plan for its days, without any payment; on a period of the same plan that came from a voucher its days are added.',
  security: [{ bearer: [] }],
  headers: IdempotentHeaders,
  body: componentRef(TypedCodeSchema),
  response: {
    200: Type.Object({ data: componentRef(VoucherGrantSchema) }, { description: 'The plan runs.' }),
    ...errorResponses([400, 401, 409, 413, 415, 422, 429], {
      409: 'ALREADY_SUBSCRIBED: another subscription runs; the voucher is not spent.',
      422: 'On `code`: CODE_REQUIRED, CODE_INVALID.',
    }),
  },
};
