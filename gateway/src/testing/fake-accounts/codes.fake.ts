import { viewerOfCall, errorResponse } from './responses';
import type { FakeAccountsPart } from './parts';

const refusedCode = (code: string) => errorResponse(422, code, { error_codes: { code: [code] } });

/**
 * Accepts the promo code `EID2026`, the voucher `GIFT` and the referral code
 * `FRIEND22`, which can be redeemed once.
 */
export const codesFake: FakeAccountsPart = () => {
  let activated = false;
  return (call) => {
    const route = `${call.method} ${call.path}`;
    if (
      ![
        'GET /api/referral_code',
        'POST /api/promo_code',
        'POST /api/referral_code/activate',
        'POST /api/voucher/activate',
      ].includes(route)
    )
      return undefined;
    if (!viewerOfCall(call)) return errorResponse(401, 'SESSION_REQUIRED');
    if (route === 'GET /api/referral_code')
      return {
        body: {
          data: {
            code: 'SALMA234',
            url: 'http://localhost:8000/auth/register?referral=SALMA234',
            used: 2,
            friend_code: 'NOUR2345',
          },
        },
      };
    const { code } = JSON.parse(call.body) as { code: string };
    if (route === 'POST /api/promo_code')
      return code === 'EID2026'
        ? {
            body: {
              data: {
                code,
                price_before: 1500,
                price_after: 1050,
                currency: 'AED',
                periods: 1,
                text: '30% off your first month.',
              },
            },
          }
        : refusedCode('COUPON_INVALID');
    if (route === 'POST /api/voucher/activate')
      return code === 'GIFT'
        ? { body: { data: { plan_id: 'month-with-ads', ends_at: '2026-12-21T18:00:00.000Z' } } }
        : code === 'BESIDE'
          ? errorResponse(409, 'ALREADY_SUBSCRIBED')
          : refusedCode('CODE_INVALID');
    if (code === '') return refusedCode('REFERRAL_REQUIRED');
    if (code !== 'FRIEND22') return refusedCode('CODE_INVALID');
    if (activated) return refusedCode('ALREADY_USED');
    activated = true;
    return { body: { data: { code } } };
  };
};
