/** Plan and payment method of an order. */
export interface Order {
  planId: string;
  /** Names the plan in addresses. */
  planCode: string;
  paymentMethod: 'CARD' | 'APPLE_PAY';
  promoCode: string | null;
}
