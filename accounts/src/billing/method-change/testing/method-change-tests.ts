import { payingTests } from '../../../testing/paying-tests';
import type { PaymentRecord } from '../../payment/payment.schema';
import type { SubscriptionRecord } from '../../subscription/subscription.schema';

export const OLD_CARD = { brand: 'visa', last4: '4242' };
export const NEW_CARD = { brand: 'mastercard', last4: '4444' };

interface Changed {
  data: SubscriptionRecord;
  payment: PaymentRecord;
}

/** Starts accounts for the tests of a file, with what they do to the payment method of the current payer. */
export const methodChangeTests = () => {
  const run = payingTests();
  const change = (body: object = {}, headers: Record<string, string> = {}) =>
    run.payer.send('POST', '/api/change_payment_method', { payment_method: 'card', ...body }, headers);
  return {
    run,
    change,
    changed: async (body: object = { payment_token: 'tok' }, headers: Record<string, string> = {}) =>
      (await (await change(body, headers)).json()) as Changed,
    /** The next card that the viewer types has this reference and these digits. */
    takeCard: (ref: string, card = NEW_CARD) => {
      run.accounts.fake.cards.method = { ref, ...card, fingerprint: null, expires: null };
    },
    cardNow: async () => (await run.payer.subscription()).card,
    statusOf: async (id: string) => {
      const answer = await run.payer.send('GET', `/api/payment_status?id=${id}`);
      return ((await answer.json()) as { data: PaymentRecord }).data;
    },
    ledgerOf: (paymentId: string) =>
      run.accounts.database.queries
        .selectFrom('ledger')
        .select(['kind', 'amount_minor', 'currency'])
        .where('payment_id', '=', paymentId)
        .orderBy('number')
        .execute(),
    mailsOf: (name: string) =>
      run.accounts.mails().filter(({ mail, to }) => to === run.payer.email && mail === name),
  };
};
