import type { PayingAccounts } from '../../../testing/payer';
import { readPayments } from '../../payment/read-payments';
import { readReceipts } from '../../receipt/read-receipts';
import { readSubscription } from '../../subscription/read-subscription';
import type { ModelBank } from './model-bank';

/** What support reads of each news, and of the subscription. */
const NEWS = {
  refund: /^Refunded at/,
  refund_failed: /did not reach the card/,
  open: /^The bank disputes/,
  won: /was decided for us/,
  lost: /is lost/,
  warning: /suspects/,
};
const FATES = { ended: /has ended|No subscription runs/, runs: /goes on|keeps their access/ };
const nameIn = (names: Record<string, RegExp>, text = ''): string =>
  Object.entries(names).find(([, pattern]) => pattern.test(text))?.[0] ?? '';

/** A payment with the books of the bank, and what the viewer and time did. */
export interface Life {
  paymentId: string;
  viewerId: string;
  email: string;
  amountMinor: number;
  bank: ModelBank;
  /** The subscription that it began. */
  subscription: { cancelled_at: Date | null; card_expires: string | null } | undefined;
  /** The next period was charged. */
  renewed: boolean;
  /** It ended for good at the end of its period. */
  over: boolean;
}

const ledgerOf = ({ bank, amountMinor }: Life): string[] => [
  `charge ${amountMinor}`,
  ...bank.refunds.map((refund) => `refund ${-refund.amountMinor}`),
  ...bank.refunds.filter(({ failed }) => failed).map((refund) => `refund_failed ${refund.amountMinor}`),
  ...bank.disputes
    .flatMap(({ movements }) => movements)
    .map((moved) => `${moved.amountMinor < 0 ? 'dispute' : 'dispute_reversal'} ${moved.amountMinor}`),
];

/** Returns what has to be seen. After a purge only the ledger is left. */
const expectedOf = (life: Life, purged: boolean) => {
  const { bank, amountMinor, renewed, over } = life;
  const ledger = ledgerOf(life).toSorted();
  if (purged) return { ledger };
  const whole = bank.refunded >= amountMinor;
  const ended = over || bank.has('lost') || (whole && !renewed);
  const cancelled = (life.subscription?.cancelled_at ?? null) !== null;
  const hold = !ended && !cancelled && bank.has('open') ? 'dispute' : null;
  const money = {
    ...{ refunded: bank.refunded, whole },
    dispute: (['open', 'lost', 'won'] as const).find((state) => bank.has(state)) ?? null,
  };
  return {
    ledger,
    ended,
    hold,
    renewals: renewed ? 1 : 0,
    isChargedNext: !ended && !cancelled && hold === null,
    payment: { ...money, status: 'succeeded' },
    receipt: { ...money, amount: amountMinor },
    expires: bank.months.at(-1) ?? null,
    told: [
      ...bank.refunds.map(
        ({ failed, providerRef }) => `${providerRef} ${failed ? 'refund_failed' : 'refund'}`,
      ),
      ...bank.disputes.map(({ state, providerRef }) => `${providerRef} ${state}`),
      ...bank.fraudWarnings.map((ref) => `${ref} warning`),
    ].toSorted(),
    toldTwice: [],
    lastFate: over ? 'any' : ended ? 'ended' : 'runs',
    lastFateMailed: over ? 'any' : ended ? 'ended' : 'runs',
  };
};

const readCases = async ({ database: { queries } }: PayingAccounts, viewerId: string) => {
  const messages = queries.selectFrom('messages').select('content').where('kind', '=', 'payment');
  const rows = await messages.where('viewer_id', '=', viewerId).orderBy('number').execute();
  return rows.map(({ content }) => {
    const [text = '', , source = ''] = content.split('\n');
    return { text, ref: source.split(' ')[1] ?? '' };
  });
};

/** Returns what became of the subscription by the mails about the payment, oldest first. */
const fatesMailed = (accounts: PayingAccounts, email: string): string[] =>
  accounts.mails().flatMap((mail) => {
    if (mail.to !== email) return [];
    if (mail.mail === 'payment-refunded') return mail.data.ended ? 'ended' : mail.data.resumed ? 'runs' : [];
    if (mail.mail === 'payment-disputed') return mail.data.ended ? 'ended' : mail.data.runs ? 'runs' : [];
    return [];
  });

const seenOf = async (accounts: PayingAccounts, life: Life, purged: boolean) => {
  const { database, clock } = accounts;
  const { queries } = database;
  const { paymentId, viewerId, amountMinor, over } = life;
  const entries = await queries
    .selectFrom('ledger')
    .select(['kind', 'amount_minor'])
    .where('payment_id', '=', paymentId)
    .where('kind', '<>', 'credit')
    .execute();
  const ledger = entries.map(({ kind, amount_minor }) => `${kind} ${amount_minor}`).toSorted();
  if (purged) return { ledger };
  const subscription = await readSubscription(queries, viewerId, { configured: 'sandbox', now: clock.now() });
  const payments = await readPayments(queries, viewerId, 'en');
  const payment = payments.find(({ id }) => id === paymentId);
  const receipts = await readReceipts(queries, viewerId, 'en');
  const [receipt, ...more] = receipts.filter(({ payment_id }) => payment_id === paymentId);
  const moneyOf = (record: typeof payment | typeof receipt) =>
    record && {
      ...{ refunded: record.refunded_amount, whole: record.refunded_at !== null, dispute: record.dispute },
    };
  const cases = await readCases(accounts, viewerId);
  const last = new Map(cases.map(({ ref, text }) => [ref, nameIn(NEWS, text)]));
  const texts = cases.map(({ ref, text }) => `${ref} ${text}`);
  const fates = cases.map(({ text }) => nameIn(FATES, text)).filter((fate) => fate !== '');
  const ended = subscription.status === 'free';
  const now = ended ? 'ended' : 'runs';
  return {
    ledger,
    ended,
    hold: subscription.renewal_hold,
    renewals: payments.filter(({ purpose }) => purpose === 'renewal').length,
    isChargedNext: subscription.next_payment_date !== null,
    payment: { ...moneyOf(payment), status: payment?.status },
    receipt: more.length === 0 && { ...moneyOf(receipt), amount: receipt?.amount ?? amountMinor + 1 },
    expires: life.subscription?.card_expires ?? null,
    told: [...last].map(([ref, news]) => `${ref} ${news}`).toSorted(),
    toldTwice: texts.filter((text, place) => texts.indexOf(text) !== place),
    lastFate: over ? 'any' : (fates.at(-1) ?? now),
    lastFateMailed: over ? 'any' : (fatesMailed(accounts, life.email).at(-1) ?? now),
  };
};

/** Reads what ledger, subscription, payment, receipt, support and mails say, and what they have to say. */
export const compareLife = async (accounts: PayingAccounts, life: Life) => {
  const viewers = accounts.database.queries.selectFrom('viewers').select('id');
  const purged = (await viewers.where('id', '=', life.viewerId).executeTakeFirst()) === undefined;
  return { seen: await seenOf(accounts, life, purged), expected: expectedOf(life, purged) };
};
