import type { Insertable, Transaction } from 'kysely';

import type { Dependencies } from '../../../../platform/dependencies';
import type { Tables } from '../../../../platform/database/tables';
import type { PaymentOutcome, PaymentProvider } from '../../payment-provider';
import { cardOfToken } from './card-of-token';
import { chargeMethod } from './charge-method';
import { presentCard } from './present-card';
import { readSandboxWebhook } from './read-sandbox-webhook';
import { refundSandboxPayment } from './refund-sandbox-payment';
import { refuseTry } from './refuse-try';
import { sandboxOutcome } from './sandbox-outcome';
import { sandboxRef } from './sandbox-ref';
import type { SandboxPayment } from './sandbox.tables';

type NewPayment = Insertable<Tables['sandbox_payments']>;
type Step = (trx: Transaction<Tables>, payment: SandboxPayment, now: Date) => Promise<void>;

/** A payment provider that moves no money and behaves as its test cards say. It commits by itself, as one in another house does. */
export const createSandboxProvider = ({
  config,
  database: { queries },
  clock,
}: Pick<Dependencies, 'database' | 'clock'> & {
  config: Pick<Dependencies['config'], 'authSecret' | 'publicOrigin'>;
}): PaymentProvider => {
  const read = (from: typeof queries | Transaction<Tables>, paymentId: string) =>
    from.selectFrom('sandbox_payments').selectAll().where('payment_id', '=', paymentId);
  const outcomeOf = async (paymentId: string): Promise<PaymentOutcome | null> => {
    const payment = await read(queries, paymentId).executeTakeFirst();
    return payment ? sandboxOutcome(payment, config.publicOrigin, clock()) : null;
  };
  /** The row of an id is inserted once, and whoever inserted it takes the first step. */
  const begin = async (payment: NewPayment, step: Step): Promise<PaymentOutcome> => {
    const row = await queries.transaction().execute(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('sandbox_payments')
        .values(payment)
        .onConflict((conflict) => conflict.column('payment_id').doNothing())
        .executeTakeFirstOrThrow();
      const begun = await read(trx, payment.payment_id).executeTakeFirstOrThrow();
      if (begun.amount_minor !== payment.amount_minor || begun.currency !== payment.currency)
        throw new Error('A payment of this id was begun with another amount.');
      if (numInsertedOrUpdatedRows === 1n) await step(trx, begun, clock());
      return read(trx, payment.payment_id).executeTakeFirstOrThrow();
    });
    return sandboxOutcome(row, config.publicOrigin, clock());
  };
  return {
    name: 'sandbox',
    pay: ({ paymentId, amountMinor, currency, token, ...request }) =>
      begin(
        {
          ...{ payment_id: paymentId, amount_minor: amountMinor, currency, state: 'open' },
          ...{ description: request.description, method: request.method, locale: request.locale },
          session: sandboxRef('session'),
          return_url: request.returnUrl,
          without_page: token !== null,
          created_at: clock(),
        },
        async (trx, payment, now) => {
          if (token === null) return;
          const card = cardOfToken(token);
          await (card
            ? presentCard(trx, payment, { card, now })
            : refuseTry(trx, payment, { reason: 'DECLINED', now }));
        },
      ),
    charge: ({ paymentId, amountMinor, currency, methodRef, description }) =>
      begin(
        {
          ...{ payment_id: paymentId, amount_minor: amountMinor, currency, state: 'open', description },
          ...{ method: 'card', locale: 'en', session: null, return_url: null, without_page: true },
          method_ref: methodRef,
          created_at: clock(),
        },
        chargeMethod,
      ),
    refund: (request) => refundSandboxPayment(queries, request),
    outcomeOf,
    readWebhook: (rawBody, headers) => readSandboxWebhook(rawBody, headers, { config, now: clock() }),
  };
};
