import type { OnlineMethod } from './payment-methods';

/** Plan and payment method of an order. */
export interface Order {
  planId: string;
  /** Names the plan in addresses. */
  planCode: string;
  paymentMethod: OnlineMethod;
  promoCode: string | null;
}
