import type { IncomingHttpHeaders } from 'node:http';

import type { Insertable, Kysely, Transaction } from 'kysely';

import type { Tables } from '../../../../platform/database/tables';
import type { Dependencies } from '../../../../platform/dependencies';
import { Refusal } from '../../../../platform/http/errors/refusal';
import type { PaymentOutcome, PaymentProvider, ProviderEvent, RefundRequest } from '../../payment-provider';
import { cardMonth } from '../../card-month';
import { failSandboxPayment } from './fail-sandbox-payment';
import { applyCardBehaviour } from './apply-card-behaviour';
import { declineCard } from './decline-card';
import { SANDBOX_CARDS } from './sandbox-cards';
import type { SandboxCard } from './sandbox-cards';
import { sandboxOutcome } from './sandbox-outcome';
import { sandboxRef } from './sandbox-ref';
import { isSandboxSignature, SANDBOX_SIGNATURE, sandboxKey } from './sandbox-signature';
import type { SandboxWebhookPayload } from './sandbox-event';
import { readSandboxReversals } from './sandbox-reversals';
import type { SandboxPayment } from './sandbox.tables';
import { succeedSandboxPayment } from './succeed-sandbox-payment';

const PREFIX = 'tok_';

/**
 * Returns the card of a `payment_token` such as `tok_declined_later` (one per behaviour); undefined when
 * there is none.
 */
const cardOfToken = (token: string): SandboxCard | undefined =>
  SANDBOX_CARDS.find(({ behaviour }) => token === `${PREFIX}${behaviour}`);

/**
 * Reads a webhook of the sandbox.
 * @throws Refusal when the signature is not valid.
 */
const readSandboxWebhook = async (
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
  { config, now }: { config: { authSecret: string }; now: Date },
): Promise<ProviderEvent> => {
  const header = headers[SANDBOX_SIGNATURE];
  if (!isSandboxSignature(sandboxKey(config.authSecret), rawBody, { header, now }))
    throw new Refusal(400, 'SIGNATURE_INVALID');
  // The signature is valid, so the body has the form that sandboxWebhookJob wrote.
  const { id, data } = JSON.parse(rawBody.toString()) as Pick<SandboxWebhookPayload, 'id' | 'data'>;
  if ('payment_id' in data) return { id, paymentId: data.payment_id };
  return 'payment_ref' in data ? { id, providerRef: data.payment_ref } : { id, methodRef: data.method_ref };
};

/** Charges a stored method; an unknown one is declined. */
const chargeMethod = async (trx: Transaction<Tables>, payment: SandboxPayment, now: Date): Promise<void> => {
  const method = await trx
    .selectFrom('sandbox_methods')
    .selectAll()
    .where('ref', '=', payment.method_ref ?? '')
    .executeTakeFirst();
  const isExpired = method?.behaviour === 'expired' || (method?.expires ?? '9999') < cardMonth(now);
  if (!method || isExpired || method.behaviour === 'declined_later') {
    const behaviour = method?.behaviour ?? null;
    const reason = isExpired ? 'CARD_EXPIRED' : 'DECLINED';
    await failSandboxPayment(trx, { ...payment, behaviour }, { reason, now });
  } else {
    await succeedSandboxPayment(trx, payment, {
      card: { ...method, expires: method.expires ?? undefined },
      now,
    });
  }
};

/** Refunds a payment: once per refund id, and never more than was charged. */
const refundSandboxPayment = (
  queries: Kysely<Tables>,
  { refundId, providerRef, amountMinor, currency }: RefundRequest,
): Promise<{ providerRef: string }> =>
  queries.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('sandbox_payments')
      .select(['amount_minor', 'currency'])
      .where('provider_ref', '=', providerRef)
      .forUpdate()
      .executeTakeFirst();
    const refunds = await trx
      .selectFrom('sandbox_refunds')
      .selectAll()
      .where('payment_ref', '=', providerRef)
      .execute();
    const made = refunds.filter(({ failed }) => !failed);
    const before =
      refunds.find(({ refund_id }) => refund_id === refundId) ??
      made.find(({ by_shop, amount_minor }) => !by_shop && amount_minor === amountMinor);
    if (before) return { providerRef: before.provider_ref };
    const back = made.reduce((sum, { amount_minor }) => sum + amount_minor, amountMinor);
    if (payment?.currency !== currency || back > payment.amount_minor)
      throw new Error('More would be given back than was taken.');
    const provider_ref = sandboxRef('refund');
    await trx
      .insertInto('sandbox_refunds')
      .values({ refund_id: refundId, payment_ref: providerRef, amount_minor: amountMinor, provider_ref })
      .execute();
    return { providerRef: provider_ref };
  });

type NewPayment = Insertable<Tables['sandbox_payments']>;
type Step = (trx: Transaction<Tables>, payment: SandboxPayment, now: Date) => Promise<void>;

/**
 * Creates a payment provider that moves no money and behaves as its test cards specify. It commits in its
 * own transactions, as an external provider would.
 */
export const createSandboxProvider = ({
  config,
  database: { queries },
  clock,
}: Pick<Dependencies, 'database' | 'clock'> & {
  config: Pick<Dependencies['config'], 'authSecret' | 'publicOrigin'>;
}): PaymentProvider => {
  const read = (from: typeof queries | Transaction<Tables>, paymentId: string) =>
    from.selectFrom('sandbox_payments').selectAll().where('payment_id', '=', paymentId);
  const outcomeWithReversals = async (payment: SandboxPayment): Promise<PaymentOutcome> => {
    const outcome = sandboxOutcome(payment, config.publicOrigin, clock());
    if (outcome.state !== 'succeeded') return outcome;
    const expires = await queries
      .selectFrom('sandbox_methods')
      .select('expires')
      .where('ref', '=', outcome.method.ref)
      .executeTakeFirst();
    const paid = { ...outcome, method: { ...outcome.method, expires: expires?.expires ?? null } };
    const reversals = await readSandboxReversals(queries, outcome.providerRef);
    const isReversed = reversals.refunds.some(({ failed }) => !failed) || reversals.disputes.length > 0;
    return isReversed ? { ...paid, state: 'reversed', reversals } : paid;
  };
  const outcomeOf = async (paymentId: string): Promise<PaymentOutcome | null> => {
    const payment = await read(queries, paymentId).executeTakeFirst();
    return payment ? outcomeWithReversals(payment) : null;
  };
  /** Inserts the payment once per id; only the call that inserted it runs the first step. */
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
    return outcomeWithReversals(row);
  };
  return {
    name: 'sandbox',
    pay: ({ paymentId, amountMinor, currency, token, ...request }) =>
      begin(
        {
          ...{ payment_id: paymentId, amount_minor: amountMinor, currency, state: 'open' },
          terms: request.terms,
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
            ? applyCardBehaviour(trx, payment, { card, now })
            : declineCard(trx, payment, { reason: 'DECLINED', now }));
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
    deleteMethod: async (methodRef) => {
      await queries.deleteFrom('sandbox_methods').where('ref', '=', methodRef).execute();
    },
    outcomeOf,
    cancel: async (paymentId) => {
      await queries.transaction().execute(async (trx) => {
        const payment = await read(trx, paymentId).forUpdate().executeTakeFirst();
        if (payment?.state !== 'open' && payment?.state !== 'challenge') return;
        const reason = payment.reason ?? 'ABANDONED';
        await failSandboxPayment(trx, payment, { reason, now: clock() });
      });
      return outcomeOf(paymentId);
    },
    paymentIdOf: async (reference) => {
      const found = queries.selectFrom('sandbox_payments').select('payment_id');
      return (await found.where('provider_ref', '=', reference).executeTakeFirst())?.payment_id ?? null;
    },
    reversalsOf: (providerRef) => readSandboxReversals(queries, providerRef),
    readMethod: async (methodRef) => {
      const methods = queries.selectFrom('sandbox_methods').select(['ref', 'brand', 'last4', 'expires']);
      return (await methods.where('ref', '=', methodRef).executeTakeFirst()) ?? null;
    },
    readWebhook: (rawBody, headers) => readSandboxWebhook(rawBody, headers, { config, now: clock() }),
  };
};
