/** Customer and payment method of a `methodRef`, as stripeIntentOutcome wrote it. */
export const stripeMethodOf = (methodRef: string): { customer: string; payment_method: string } => {
  const [customer = '', payment_method = ''] = methodRef.split('/');
  return { customer, payment_method };
};
