/** Plan and payment method of an order. */
export interface Order {
  planId: string;
  /** Names the plan in addresses. */
  planCode: string;
  paymentMethod: 'CARD' | 'APPLE_PAY';
  promoCode: string | null;
}

export const isSameOrder = (one: Order, other: Order): boolean =>
  one.planId === other.planId &&
  one.paymentMethod === other.paymentMethod &&
  one.promoCode === other.promoCode;
