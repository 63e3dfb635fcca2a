import { createCheckout } from '../../billing/checkout/create-checkout';
import { createSandboxProvider } from '../../billing/payment/providers/sandbox/sandbox.provider';
import { renewalJob } from '../../billing/renewal/renewal.job';
import { endSubscription, findRunningSubscription } from '../../billing/subscription/subscription';
import { subscriptionStatusOf } from '../../billing/subscription/subscription-status-of';
import { lockViewer } from '../../identity/viewer/lock-viewer';
import type { Database } from '../../platform/database/database';
import { addDays } from '../../platform/time/add-days';

interface Person {
  id: string;
  name: string;
  email: string;
}

/** Seeding redirects nobody. The service signs the webhooks later, with its own settings. */
const SETTINGS = { publicOrigin: 'http://localhost', authSecret: '' };
/** A first subscription began two years and a month ago, so a yearly plan has three receipts. */
const FIRST_SUBSCRIBED_DAYS = 760;

/**
 * Returns the start of the seeded subscription; undefined when one is active. Ends a lapsed one first, and
 * marks the trial as used, so that the first fee is charged at once.
 */
const subscribesFrom = ({ queries }: Database, viewerId: string, now: Date): Promise<Date | undefined> =>
  queries.transaction().execute(async (trx) => {
    await lockViewer(trx, viewerId);
    const running = await findRunningSubscription(trx, viewerId);
    if (running && subscriptionStatusOf(running, now) !== 'free') return undefined;
    if (running) await endSubscription(trx, running, now);
    await trx.updateTable('viewers').set({ trial_used_at: now }).where('id', '=', viewerId).execute();
    const earlier = trx.selectFrom('subscriptions').select('id').where('viewer_id', '=', viewerId);
    return (await earlier.limit(1).executeTakeFirst()) ? now : addDays(now, -FIRST_SUBSCRIBED_DAYS);
  });

/**
 * Subscribes a development viewer with a sandbox card and renews up to today, as the site would. Payments,
 * ledger and receipts therefore agree.
 */
export const seedSubscription = async (
  database: Database,
  viewer: Person,
  { planId, now }: { planId: string; now: Date },
): Promise<void> => {
  let then = await subscribesFrom(database, viewer.id, now);
  if (!then) return;
  const { queries } = database;
  const clock = () => then ?? now;
  const payments = createSandboxProvider({ config: SETTINGS, database, clock });
  const needs = { config: SETTINGS, database, payments, clock };
  const card = { method: 'card' as const, token: `tok_succeeds_${viewer.id}` };
  const input = { planId, ...card, promoCode: null, referralCode: null };
  await createCheckout(needs, viewer, { input, submit: null, locale: 'en' });
  const periodEnd = async () => {
    const { id, period_ends_at } = await queries
      .selectFrom('subscriptions')
      .select(['id', 'period_ends_at'])
      .where('viewer_id', '=', viewer.id)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { subscriptionId: id, at: period_ends_at };
  };
  for (let { subscriptionId, at } = await periodEnd(); at <= now; { at } = await periodEnd()) {
    then = at;
    const payload = { subscriptionId, periodEndsAt: at.toISOString(), attempt: 0 };
    const end = await renewalJob({ payload }, needs);
    await queries.transaction().execute(end);
  }
};
