import { Type, type Static } from 'typebox';

import { PaymentSchema } from '../payment/payment.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { nullable } from '../../platform/http/openapi/nullable';
import { SubscriptionSchema } from '../subscription/subscription.schema';

/** Effects of a plan change, before or after it is made. */
export const PlanChangeSchema = Type.Object(
  {
    plan_id: Type.String({ description: 'Plan that was asked for.' }),
    takes_effect: Type.Enum(['now', 'at_period_end'], {
      description:
        'A dearer plan begins now, a cheaper one when the running period is over; on trial every change is now.',
    }),
    effective_at: Type.String({ format: 'date-time' }),
    price: Type.Integer({ description: 'What one period of the plan costs from then on, in minor units.' }),
    credit: Type.Integer({
      minimum: 0,
      description: 'Unused days of the running period, which the first payment is less by, in minor units.',
    }),
    amount_due: Type.Integer({
      minimum: 0,
      description:
        'What is charged now, in minor units: to the unit what the change then charges. The same all day.',
    }),
    currency: Type.String({ description: 'ISO 4217.' }),
    next_payment_date: Type.String({
      format: 'date-time',
      description: 'When money is taken the time after.',
    }),
    next_payment_amount: Type.Integer({ description: 'What is taken then, in minor units.' }),
  },
  { $id: 'PlanChange', description: 'What a change of the plan costs, and when.' },
);
export type PlanChangeRecord = Static<typeof PlanChangeSchema>;

/** Body of POST /api/change_plan. */
export const PlanChangeOrderSchema = Type.Object(
  {
    plan_id: Type.String({
      minLength: 1,
      description:
        'Plan to change to; the running one takes back a change that was to come. Refusal: PLAN_UNKNOWN.',
    }),
    preview: Type.Optional(
      Type.Boolean({ description: 'True only answers what the change would be; nothing is changed.' }),
    ),
    amount_due: Type.Optional(
      Type.Integer({
        minimum: 0,
        description:
          'What the viewer agreed to pay now; when it would be another amount, nothing happens: AMOUNT_CHANGED.',
      }),
    ),
  },
  { $id: 'PlanChangeOrder', description: 'The plan that a viewer changes to.' },
);

export const CHANGE_PLAN_SCHEMA = {
  operationId: 'changePlan',
  tags: ['subscription'],
  summary: 'Change the plan, or ask what that would cost',
  description:
    'The difference to a dearer plan is charged to the card that is kept, and a new period begins; when the charge fails nothing changes.',
  security: [{ bearer: [] }],
  headers: IdempotentHeaders,
  body: componentRef(PlanChangeOrderSchema),
  response: {
    200: Type.Object(
      {
        data: componentRef(SubscriptionSchema),
        change: componentRef(PlanChangeSchema),
        payment: nullable(
          componentRef(PaymentSchema),
          'The charge of the difference; null when nothing was to be charged.',
        ),
      },
      { description: 'The subscription as it is now, and what the change is.' },
    ),
    ...errorResponses([400, 401, 409, 413, 415, 422], {
      409: 'NO_SUBSCRIPTION, STORE_MANAGED, VOUCHER_MANAGED: it cannot be changed here. RESUME_FIRST: it was cancelled. PAYMENT_DUE: a renewal is not paid yet. PAYMENT_DISPUTED: a bank disputes a payment. CARD_NEEDED_AGAIN: payments moved to another provider. PAYMENT_UNDER_WAY: another change is just being charged. AMOUNT_CHANGED: it would cost another amount by now.',
    }),
  },
};
