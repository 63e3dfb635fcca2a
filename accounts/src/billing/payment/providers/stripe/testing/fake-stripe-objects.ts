export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: 'succeeded' | 'requires_action' | 'requires_payment_method' | 'canceled';
  customer: string;
  setup_future_usage: string | null;
  payment_method: {
    id: string;
    object: 'payment_method';
    card: { brand: string; last4: string; exp_month: number; exp_year: number };
  } | null;
  metadata: Record<string, string>;
  last_payment_error: Record<string, string> | null;
  next_action: { type: string; redirect_to_url: { url: string } } | null;
}

export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: PaymentIntent | null;
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  status: 'succeeded' | 'failed';
  payment_intent: string;
  metadata: Record<string, string>;
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  status: string;
  payment_intent: string;
  metadata: Record<string, string>;
  balance_transactions: { id: string; amount: number; currency: string; created: number }[];
}

export interface FraudWarning {
  id: string;
  object: 'radar.early_fraud_warning';
  charge: string;
  payment_intent: string;
}
