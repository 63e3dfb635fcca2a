import Stripe from 'stripe';

/** Deletes a customer with all their payment methods. One that is gone already is no error. */
export const deleteStripeCustomer = async (client: Stripe, customer: string): Promise<void> => {
  if (customer === '') return;
  try {
    await client.customers.del(customer);
  } catch (error) {
    const isGone =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (!isGone) throw error;
  }
};
