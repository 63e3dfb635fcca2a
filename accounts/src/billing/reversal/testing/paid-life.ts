import { randomUUID } from 'node:crypto';

import { createPayer, passDays, type PayingAccounts } from '../../../testing/payer';
import { FAKE_METHOD } from '../../../testing/fake-payments';
import { deleteViewer } from '../../../lifecycle/deletion/delete-viewer';
import type { ProviderEvent } from '../../payment/payment-provider';
import { compareLife } from './compare-life';
import { ModelBank, type BankStep } from './model-bank';

export const VIEWER_STEPS = ['cancel', 'change the plan', 'delete the account', 'purge', 'a month'] as const;

type ViewerStep = (typeof VIEWER_STEPS)[number];
/** A step of the bank whose event comes after some further steps, perhaps once more later. */
type BankLate = { bank: BankStep; late: number; twice: boolean };
export type Step = BankLate | { viewer: ViewerStep };

const FEE = 1500;
/** Beyond the end of the period, within the days of grace. */
const MONTH_DAYS = 33;
/** News that money is back count while the period lasts, so they do not come after its end here. */
const BACK: readonly BankStep[] = ['fail a refund', 'appeal'];

interface News {
  event: ProviderEvent;
  /** After how many further steps it comes. */
  steps: number;
  /** It comes before the end of the period. */
  early: boolean;
}

/** Starts the life of one payment: the first fee, on the provider's page, whose news come after some steps. */
export const startPaidLife = async (accounts: PayingAccounts, paidLate: number) => {
  const { database, fake, clock, url } = accounts;
  const { queries } = database;
  const payer = await createPayer(accounts);
  const viewerId = payer.id;
  const now = clock.now();
  const person = queries.updateTable('viewers').where('id', '=', viewerId);
  await person.set({ trial_used_at: now, verified_at: now }).execute();
  const method = { ...FAKE_METHOD, ref: `method-${viewerId}` };
  Object.assign(fake.cards, { next: 'page', charges: null, method });
  const { id: paymentId } = await payer.subscribe('month-with-ads', { payment_token: undefined });
  fake.decide(paymentId, null);
  const providerRef = `ref-${paymentId}`;
  const bank = new ModelBank({ providerRef, methodRef: method.ref, amountMinor: FEE, currency: 'AED' });
  const news: News[] = [{ event: { id: randomUUID(), paymentId }, steps: paidLate, early: true }];
  const state = { monthPassed: false, held: false, renewed: false, over: false };

  const readRow = () =>
    queries
      .selectFrom('payments')
      .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscription_id')
      .selectAll('subscriptions')
      .where('payments.id', '=', paymentId)
      .executeTakeFirst();
  const isTakenBack = () => bank.has('lost') || bank.refunded >= FEE;
  const hear = async (isDue: (one: News) => boolean): Promise<void> => {
    const due = news.filter(isDue);
    for (const one of due) news.splice(news.indexOf(one), 1);
    for (const { event } of due.toReversed()) {
      const headers = { 'content-type': 'application/json' };
      const sent = { method: 'POST', body: JSON.stringify(event), headers };
      const { status } = await fetch(new URL('/api/payment_webhook/sandbox', url), sent);
      if (status !== 200) throw new Error(`The webhook was answered by ${status}.`);
    }
  };
  const takeMonth = async (): Promise<void> => {
    if (state.monthPassed) return;
    await hear(({ early }) => early);
    const row = await readRow();
    state.over = isTakenBack() || row?.ended_at !== null || row.cancelled_at !== null;
    state.held = !state.over && bank.has('open');
    state.renewed = !state.over && !state.held;
    state.monthPassed = true;
    await passDays(accounts, MONTH_DAYS);
  };
  const takeAsViewer = async (step: ViewerStep): Promise<void> => {
    if (step === 'a month') return takeMonth();
    if (step === 'change the plan')
      return void (await payer.send('POST', '/api/change_plan', { plan_id: 'month-without-ads' }));
    await hear(({ event }) => event.paymentId !== undefined);
    if (step === 'purge') {
      await queries.deleteFrom('viewers').where('id', '=', viewerId).execute();
      return;
    }
    if (step === 'cancel') await payer.send('POST', '/api/cancel_subscription');
    else
      await queries
        .transaction()
        .execute((trx) => deleteViewer(trx, { viewerId, reason: 'other', locale: 'en', now: clock.now() }))
        .catch(() => undefined);
    state.over ||= state.held;
    state.held = false;
  };
  const takeAsBank = async ({ bank: step, late, twice }: BankLate): Promise<void> => {
    const event = bank.take(step);
    if (!event) return;
    fake.reversals.set(providerRef, bank.reversals);
    Object.assign(method, { expires: bank.months.at(-1) ?? null });
    const steps = state.monthPassed ? 0 : late;
    news.push({ event, steps, early: BACK.includes(step) });
    if (twice) news.push({ event, steps: steps + 1, early: false });
  };
  /** What the end of the period had left open, once the bank has decided. */
  const settleHeld = async (): Promise<void> => {
    if (!state.held || (bank.has('open') && !isTakenBack())) return;
    state[isTakenBack() ? 'over' : 'renewed'] = true;
    state.held = false;
    await accounts.runJobs();
  };
  const take = async (step: Step): Promise<void> => {
    await ('bank' in step ? takeAsBank(step) : takeAsViewer(step.viewer));
    await hear(({ steps }) => steps <= 0);
    for (const one of news) one.steps -= 1;
    await settleHeld();
  };
  const end = async (): Promise<void> => {
    await hear(() => true);
    await accounts.runJobs();
  };
  const compare = async () => {
    const { renewed, over } = state;
    const of = { paymentId, viewerId, email: payer.email, amountMinor: FEE, bank };
    return compareLife(accounts, { ...of, subscription: await readRow(), renewed, over });
  };
  return { take, end, compare };
};
