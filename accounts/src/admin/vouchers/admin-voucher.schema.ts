import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { adminRoute } from '../admin-route.schema';
import { VALIDITY } from '../valid-until';

const VOUCHERS_MAX = 1000;

/** Body that orders a batch of vouchers. */
export const VoucherOrderSchema = Type.Object(
  {
    batch: Type.String({ minLength: 1, maxLength: 100, description: 'What these vouchers are called; new.' }),
    plan_id: Type.String({ description: 'Plan they give.' }),
    days: Type.Integer({ minimum: 1, maximum: 3660, description: 'How long they give it.' }),
    count: Type.Integer({ minimum: 1, maximum: VOUCHERS_MAX, description: 'How many.' }),
    ...VALIDITY,
  },
  { $id: 'VoucherOrder', description: 'Vouchers to be made.' },
);

/** Counts of the vouchers of one batch. */
export const VoucherBatchSchema = Type.Object(
  {
    batch: Type.String({ description: 'What they are called.' }),
    plan_id: Type.String({ description: 'Plan they give.' }),
    days: Type.Integer({ description: 'How long they give it.' }),
    count: Type.Integer({ description: 'How many were made.' }),
    used: Type.Integer({ description: 'How many were spent.' }),
    disabled: Type.Integer({ description: 'How many were disabled before they were spent.' }),
    made_by: Type.String({ description: 'Who made them.' }),
    created_at: Type.String({ format: 'date-time', description: 'When (ISO 8601, UTC).' }),
  },
  { $id: 'VoucherBatch', description: 'What became of the vouchers of one order.' },
);

export const CREATE_VOUCHERS_SCHEMA = {
  operationId: 'adminCreateVouchers',
  ...adminRoute(
    'codes:write',
    'Make vouchers',
    'The answer holds their codes and is the only place that ever does: it is not kept under an Idempotency-Key. A name that exists is refused, so that a second submit makes none.',
  ),
  body: componentRef(VoucherOrderSchema),
  response: {
    201: Type.Object(
      { data: Type.Object({ codes: Type.Array(Type.String(), { description: 'Shown once.' }) }) },
      { description: 'The vouchers are made.' },
    ),
    ...errorResponses([400, 401, 403, 413, 415, 422], {
      422: 'BATCH_TAKEN on `batch`; PLAN_UNKNOWN on `plan_id`.',
    }),
  },
};

export const VOUCHER_BATCHES_SCHEMA = {
  operationId: 'adminVoucherBatches',
  ...adminRoute('codes:write', 'What became of the vouchers'),
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(VoucherBatchSchema)) },
      { description: 'Newest first.' },
    ),
    ...errorResponses([401, 403]),
  },
};

export const DISABLE_VOUCHERS_SCHEMA = {
  operationId: 'adminDisableVouchers',
  ...adminRoute('codes:write', 'Disable the unspent vouchers of an order', 'What was given stays.'),
  params: Type.Object({ batch: Type.String() }),
  response: {
    200: Type.Object(
      { data: componentRef(VoucherBatchSchema) },
      { description: 'None of them can be spent now.' },
    ),
    ...errorResponses([401, 403, 404]),
  },
};
