import { invalidFields, type Refusal } from '../../platform/http/errors/refusal';

/** One refusal for every reason: whoever guesses learns nothing. */
export const couponInvalid = (field: 'code' | 'promo_code'): Refusal =>
  invalidFields([{ field, code: 'COUPON_INVALID' }]);
