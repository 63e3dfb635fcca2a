/** Where a hosted page sends the viewer back to: the shop's address with the payment's id. */
export const returnAddress = (returnUrl: string, paymentId: string): string => {
  const address = new URL(returnUrl);
  address.searchParams.set('payment_id', paymentId);
  return address.href;
};
