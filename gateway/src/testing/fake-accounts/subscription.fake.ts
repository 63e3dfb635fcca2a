import type {
  PaymentRecord,
  PlanChangeRecord,
  ReceiptRecord,
  SubscriptionRecord,
} from '../../upstreams/accounts/accounts-records';
import type { FakeCall } from '../fake-upstream';
import { viewerOfCall, errorResponse } from './responses';
import type { FakeAccountsPart } from './parts';

const AT = '2026-11-21T18:00:00.000Z';
const LATER = '2026-12-21T18:00:00.000Z';

const running: SubscriptionRecord = {
  status: 'active',
  plan_id: 'month-with-ads',
  price: 1500,
  currency: 'AED',
  with_ads: true,
  member_since: AT,
  trial_available: false,
  started_at: AT,
  trial_ends_at: null,
  next_payment_date: LATER,
  next_payment_amount: 1050,
  full_price_date: null,
  ends_at: null,
  next_plan_id: 'year-with-ads',
  payment_method: 'google',
  card: { brand: 'visa', last4: '4242' },
  card_expires: '2029-08',
  renewal_hold: 'dispute',
};

const payment = (id: string, purpose: PaymentRecord['purpose']): PaymentRecord => ({
  id,
  purpose,
  status: 'succeeded',
  reason: null,
  message: null,
  amount: 100,
  currency: 'USD',
  plan_id: 'month-with-ads',
  payment_method: 'card',
  card: { brand: 'visa', last4: '4242' },
  period_starts_at: null,
  period_ends_at: null,
  created_at: AT,
  settled_at: AT,
  refunded_at: purpose === 'card_check' ? AT : null,
  refunded_amount: purpose === 'card_check' ? 100 : 0,
  dispute: purpose === 'card_check' ? 'lost' : null,
  receipt_number: null,
  redirect_url: null,
});

const receipt: ReceiptRecord = {
  number: '000042',
  issued_at: AT,
  payment_id: 'p-2',
  name: 'ياسمين',
  email: 'paid@sahra.example',
  plan_id: 'month-with-ads',
  plan_name: 'Monthly, with ads',
  period_starts_at: AT,
  period_ends_at: LATER,
  price: 1500,
  discount: 450,
  credit: 0,
  amount: 1050,
  currency: 'AED',
  payment_method: 'card',
  card: null,
  refunded_at: null,
  refunded_amount: 0,
  dispute: null,
};

const change: PlanChangeRecord = {
  plan_id: 'year-with-ads',
  takes_effect: 'now',
  effective_at: AT,
  price: 12_605,
  credit: 605,
  amount_due: 12_000,
  currency: 'AED',
  next_payment_date: LATER,
  next_payment_amount: 12_605,
};

const begun = (changed: Partial<PaymentRecord>): PaymentRecord => ({
  ...payment('p-1', 'first'),
  status: 'pending',
  card: null,
  settled_at: null,
  redirect_url: 'https://pay.example/p-1',
  ...changed,
});
const declined = begun({ status: 'failed', reason: 'DECLINED', message: 'Declined', redirect_url: null });

const subscribed = ({ body }: FakeCall) => {
  const order = JSON.parse(body) as { plan_id: string; payment_token?: string; promo_code?: string };
  if (order.promo_code === 'NOTHING')
    return errorResponse(422, 'COUPON_INVALID', { error_codes: { promo_code: ['COUPON_INVALID'] } });
  return { status: 201, body: { data: order.payment_token === 'tok_declined' ? declined : begun({}) } };
};

const methodChanged = ({ body }: FakeCall) => {
  const order = JSON.parse(body) as { payment_token?: string };
  const check = order.payment_token === 'tok_declined' ? declined : begun({});
  return { status: 201, body: { data: running, payment: { ...check, purpose: 'method_change' } } };
};

const changed = ({ body }: FakeCall) => {
  const order = JSON.parse(body) as { plan_id: string; preview?: boolean; amount_due?: number };
  if (order.amount_due !== undefined && order.amount_due !== change.amount_due)
    return errorResponse(409, 'AMOUNT_CHANGED');
  return { body: { data: running, change, payment: order.preview ? null : declined } };
};

/** The paid viewer has a store subscription, two payments and a receipt. The free viewer has nothing to cancel. */
export const subscriptionFake: FakeAccountsPart = () => (call) => {
  const answers: Record<string, () => ReturnType<typeof errorResponse>> = {
    'GET /api/subscription': () => ({ body: { data: running } }),
    'GET /api/payments': () => ({ body: { data: [payment('p-2', 'first'), payment('p-1', 'card_check')] } }),
    'GET /api/receipts': () => ({ body: { data: [receipt] } }),
    'GET /api/receipts/000042': () => ({ body: { data: receipt } }),
    'GET /api/receipts/000043': () => errorResponse(404, 'NOT_FOUND'),
    'GET /api/payment_status': () =>
      new Map([
        ['p-1', { body: { data: begun({}) } }],
        ['p-2', { body: { data: payment('p-2', 'first') } }],
      ]).get(call.query['id'] ?? '') ?? errorResponse(404, 'NOT_FOUND'),
    'POST /api/subscribe': () => subscribed(call),
    'POST /api/change_plan': () => changed(call),
    'POST /api/change_payment_method': () =>
      viewerOfCall(call)?.id === 'paid' ? methodChanged(call) : errorResponse(409, 'NO_SUBSCRIPTION'),
    'POST /api/resume_subscription': () => errorResponse(409, 'STORE_MANAGED'),
    'POST /api/cancel_subscription': () =>
      viewerOfCall(call)?.id === 'paid'
        ? {
            body: {
              data: { ...running, status: 'cancelled', ends_at: LATER },
              store_notice: 'google',
              store_message: 'Cancel there too.',
            },
          }
        : errorResponse(409, 'NO_SUBSCRIPTION'),
  };
  const answer = answers[`${call.method} ${call.path}`];
  if (!answer) return undefined;
  return viewerOfCall(call) ? answer() : errorResponse(401, 'SESSION_REQUIRED');
};
