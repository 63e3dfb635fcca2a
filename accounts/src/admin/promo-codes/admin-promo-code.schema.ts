import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { nullable } from '../../platform/http/openapi/nullable';
import { CursorQuery, PageMeta } from '../../platform/http/paging/cursor';
import { adminRoute } from '../admin-route.schema';
import { VALIDITY } from '../valid-until';

const instant = (description: string) => Type.String({ format: 'date-time', description });

/** Body that creates a promo code. */
export const NewPromoCodeSchema = Type.Object(
  {
    code: Type.String({
      minLength: 3,
      maxLength: 40,
      description: 'Case, spaces and hyphens do not matter.',
    }),
    percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, description: 'Taken off; or `amount`.' })),
    amount: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Taken off in minor units; or `percent`.' }),
    ),
    plan_ids: Type.Optional(
      Type.Array(Type.String(), { minItems: 1, description: 'Plans it is for; all when absent.' }),
    ),
    periods: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 120,
        description: 'How many first periods are cheaper; 1 when absent.',
      }),
    ),
    valid_from: Type.Optional(instant('Now when absent.')),
    ...VALIDITY,
    uses_max: Type.Optional(Type.Integer({ minimum: 1, description: 'Any number when absent.' })),
  },
  { $id: 'NewPromoCode', description: 'A promo code to be made.' },
);

/** Promo code with its number of uses. */
export const AdminPromoCodeSchema = Type.Object(
  {
    code: Type.String({ description: 'As it is kept.' }),
    percent: nullable(Type.Integer(), 'Taken off in percent; null for an amount.'),
    amount: nullable(Type.Integer(), 'Taken off in minor units; null for a percentage.'),
    plan_ids: nullable(Type.Array(Type.String()), 'Plans it is for; null is all.'),
    periods: Type.Integer({ description: 'How many first periods are cheaper.' }),
    valid_from: instant('From when it can be used.'),
    valid_until: nullable(instant(''), 'Until when; null has no end.'),
    uses_max: nullable(Type.Integer(), 'How many viewers may use it; null is any number.'),
    uses: Type.Integer({ description: 'How many have, those under way included.' }),
    disabled_at: nullable(instant(''), 'When it was disabled; null while it can be used.'),
    made_by: Type.String({ description: 'Who made it.' }),
  },
  { $id: 'AdminPromoCode', description: 'A promo code with what became of it.' },
);

const one = { 200: Type.Object({ data: componentRef(AdminPromoCodeSchema) }, { description: 'The code.' }) };

export const CREATE_PROMO_CODE_SCHEMA = {
  operationId: 'adminCreatePromoCode',
  ...adminRoute('codes:write', 'Make a promo code'),
  headers: IdempotentHeaders,
  body: componentRef(NewPromoCodeSchema),
  response: {
    201: Type.Object({ data: componentRef(AdminPromoCodeSchema) }, { description: 'The new code.' }),
    ...errorResponses([400, 401, 403, 413, 415, 422], {
      422: 'CODE_TAKEN on `code`; PLAN_UNKNOWN on `plan_ids`; DISCOUNT_TOO_LARGE on `percent` or `amount` when a plan would cost less than can be charged.',
    }),
  },
};

export const PROMO_CODES_SCHEMA = {
  operationId: 'adminPromoCodes',
  ...adminRoute('codes:write', 'All promo codes'),
  querystring: CursorQuery,
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(AdminPromoCodeSchema)), meta: PageMeta },
      { description: 'Newest first; at most 50 a page.' },
    ),
    ...errorResponses([400, 401, 403]),
  },
};

export const DISABLE_PROMO_CODE_SCHEMA = {
  operationId: 'adminDisablePromoCode',
  ...adminRoute('codes:write', 'Disable a promo code', 'Prices that were promised with it stay.'),
  params: Type.Object({ code: Type.String() }),
  response: { ...one, ...errorResponses([401, 403, 404]) },
};
