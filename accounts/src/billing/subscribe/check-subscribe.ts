import { codeKeyOf } from '../../platform/text/code-key-of';
import type { FieldFailure } from '../../platform/http/errors/refusal';

const PAYMENT_METHODS = ['card', 'apple_pay'] as const;
/** Longer than any provider's token. */
export const PAYMENT_TOKEN_MAX = 500;

/** A body whose fields are of the right kind; whether they keep the rules is told by the failures beside it. */
export interface SubscribeInput {
  planId: string;
  method: (typeof PAYMENT_METHODS)[number];
  /** One-time token of the provider's own field; null opens its hosted page. */
  token: string | null;
  /** As `codeKeyOf` reads them; null when none was given. */
  promoCode: string | null;
  referralCode: string | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const orNull = (text: string): string | null => (text === '' ? null : text);

/** Reads a body of POST /api/subscribe; whether plan and codes exist is told later. */
export const checkSubscribe = (
  body: Readonly<Record<string, unknown>>,
): { input: SubscribeInput; failures: FieldFailure[] } => {
  const method = PAYMENT_METHODS.find((known) => known === body['payment_method']);
  const planId = textOf(body['plan_id']);
  const token = textOf(body['payment_token']);
  const verdicts = {
    plan_id: planId === '' ? 'PLAN_REQUIRED' : undefined,
    payment_method: method === undefined ? 'PAYMENT_METHOD_REQUIRED' : undefined,
    payment_token: token.length > PAYMENT_TOKEN_MAX ? 'DECLINED' : undefined,
  };
  return {
    input: {
      planId,
      method: method ?? 'card',
      token: orNull(token),
      promoCode: orNull(codeKeyOf(body['promo_code'])),
      referralCode: orNull(codeKeyOf(body['referral_code'])),
    },
    failures: Object.entries(verdicts).flatMap(([field, code]) => (code ? [{ field, code }] : [])),
  };
};
