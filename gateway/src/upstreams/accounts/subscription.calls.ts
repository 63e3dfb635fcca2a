import type { AccountsCalls } from './accounts-calls';
import type {
  CancelledSubscriptionRecord,
  ChangedPaymentMethodRecord,
  ChangedPlanRecord,
  PaymentMethodOrder,
  PaymentRecord,
  PlanChangeOrder,
  ReceiptRecord,
  SubscriptionOrder,
  SubscriptionRecord,
} from './accounts-records';
import type { CallerContext } from './caller-context';
import { UpstreamFailure } from '../http/upstream-failure';

interface Envelope<Data> {
  data: Data;
}

/** Creates the calls for the viewer's subscription, payments and receipts. */
export const createSubscriptionCalls = ({ callAsViewer }: AccountsCalls) => {
  const read = async <Data>(caller: CallerContext, path: string): Promise<Data> =>
    (await callAsViewer<Envelope<Data>>(caller, { path })).body.data;
  const readOwn = async <Data>(caller: CallerContext, path: string): Promise<Data | null> => {
    try {
      return await read<Data>(caller, path);
    } catch (error) {
      if (error instanceof UpstreamFailure && error.status === 404) return null;
      throw error;
    }
  };
  const post = async <Body>(caller: CallerContext, path: string, json: object): Promise<Body> =>
    (await callAsViewer<Body>(caller, { method: 'POST', path, json })).body;
  return {
    subscription: (caller: CallerContext) => read<SubscriptionRecord>(caller, '/api/subscription'),
    payments: (caller: CallerContext) => read<PaymentRecord[]>(caller, '/api/payments'),
    receipts: (caller: CallerContext) => read<ReceiptRecord[]>(caller, '/api/receipts'),
    /** Null for a payment of another viewer. */
    payment: (caller: CallerContext, id: string) =>
      readOwn<PaymentRecord>(caller, `/api/payment_status?id=${encodeURIComponent(id)}`),
    /** Null for a receipt of another viewer. */
    receipt: (caller: CallerContext, number: string) =>
      readOwn<ReceiptRecord>(caller, `/api/receipts/${encodeURIComponent(number)}`),
    subscribe: async (caller: CallerContext, order: SubscriptionOrder) =>
      (await post<Envelope<PaymentRecord>>(caller, '/api/subscribe', order)).data,
    cancelSubscription: (caller: CallerContext) =>
      post<CancelledSubscriptionRecord>(caller, '/api/cancel_subscription', {}),
    resumeSubscription: async (caller: CallerContext) =>
      (await post<Envelope<SubscriptionRecord>>(caller, '/api/resume_subscription', {})).data,
    changePlan: (caller: CallerContext, order: PlanChangeOrder) =>
      post<ChangedPlanRecord>(caller, '/api/change_plan', order),
    changePaymentMethod: (caller: CallerContext, order: PaymentMethodOrder) =>
      post<ChangedPaymentMethodRecord>(caller, '/api/change_payment_method', order),
  };
};
