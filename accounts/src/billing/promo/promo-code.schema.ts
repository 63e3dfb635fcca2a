import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { componentRef } from '../../platform/http/openapi/component';

/** Body that checks a promo code. */
export const PromoQuestionSchema = Type.Object(
  {
    code: Type.String({
      description: 'As it was typed: case, spaces, hyphens and the kind of digits do not matter.',
    }),
    plan_id: Type.String({ description: 'Id of the plan that is to be paid.' }),
  },
  { $id: 'PromoQuestion', description: 'A promo code and the plan it is meant for.' },
);

/** Discount of a promo code. */
export const PromoQuoteSchema = Type.Object(
  {
    code: Type.String({ description: 'The code as it is kept.' }),
    price_before: Type.Integer({ description: 'Price of one period without the code, in minor units.' }),
    price_after: Type.Integer({ description: 'Price of one period with the code, in minor units.' }),
    currency: Type.String({ description: 'ISO 4217.' }),
    periods: Type.Integer({ minimum: 1, description: 'How many first periods cost `price_after`.' }),
    text: Type.String({ description: 'The same in one sentence, in the language of `X-localization`.' }),
  },
  { $id: 'PromoQuote', description: 'What a promo code changes.' },
);

export const PROMO_CODE_SCHEMA = {
  operationId: 'checkPromoCode',
  tags: ['codes'],
  summary: 'What a promo code would change',
  description:
    'Takes no use of the code: subscribing does. A code that is unknown, over, used up, used by this viewer or not for this plan is answered alike.',
  security: [{ bearer: [] }],
  headers: LocalizationHeaders,
  body: componentRef(PromoQuestionSchema),
  response: {
    200: Type.Object({ data: componentRef(PromoQuoteSchema) }, { description: 'The code can be used.' }),
    ...errorResponses([400, 401, 413, 415, 422, 429], { 422: 'COUPON_INVALID on `code`.' }),
  },
};
