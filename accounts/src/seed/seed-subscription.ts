import type { Database } from '../database/database';
import { createSandboxProvider } from '../payment/providers/sandbox/sandbox.provider';
import { subscribe } from '../subscribe/subscribe';
import { endSubscription } from '../subscription/end-subscription';
import { runningSubscription } from '../subscription/running-subscription';
import { subscriptionStatusOf } from '../subscription/subscription-status-of';
import { lockViewer } from '../viewer/lock-viewer';

interface Person {
  id: string;
  name: string;
  email: string;
}

/** Nobody is sent anywhere while seeding; webhooks are signed later, by the service with its own settings. */
const SETTINGS = { publicOrigin: 'http://localhost', authSecret: '' };

/** Whether the viewer has to subscribe: what ran out is ended first, and the trial counts as used, so that the fee is paid at once. */
const makeReady = ({ queries }: Database, viewerId: string, now: Date): Promise<boolean> =>
  queries.transaction().execute(async (trx) => {
    await lockViewer(trx, viewerId);
    const running = await runningSubscription(trx, viewerId);
    if (running && subscriptionStatusOf(running, now) !== 'free') return false;
    if (running) await endSubscription(trx, running, now);
    await trx.updateTable('viewers').set({ trial_used_at: now }).where('id', '=', viewerId).execute();
    return true;
  });

/** Subscribes a development viewer as the site would, by a card of the sandbox, so that payments, ledger and receipts agree. */
export const seedSubscription = async (database: Database, viewer: Person, planId: string): Promise<void> => {
  const clock = () => new Date();
  if (!(await makeReady(database, viewer.id, clock()))) return;
  const config = { ...SETTINGS };
  const payments = createSandboxProvider({ config, database, clock });
  const input = {
    planId,
    method: 'card' as const,
    token: 'tok_succeeds',
    promoCode: null,
    referralCode: null,
  };
  await subscribe({ config, database, payments, clock }, viewer, { input, submit: null, locale: 'en' });
};
