import type { Database } from '../../platform/database/database';
import { Unreachable } from '../../platform/http/errors/unreachable';
import type { Payment } from '../payment/payment';
import { tellSupport } from './tell-support';

interface Waiting {
  /** Tells what waits from other money: the job's kind and key. */
  key: string;
  payment: Pick<Payment, 'viewer_id' | 'locale' | 'provider' | 'provider_ref' | 'amount_minor' | 'currency'>;
  now: Date;
}

/**
 * Lets a job wait whose money belongs to another payment provider than the configured one. Support is told once; the job
 * goes on when that provider is configured again.
 * @throws Unreachable
 */
export const waitForProvider = async (
  { queries }: Database,
  { key, payment, now }: Waiting,
): Promise<never> => {
  const { amount_minor: amountMinor, currency, provider_ref: providerRef } = payment;
  await queries.transaction().execute((trx) =>
    tellSupport(trx, {
      key: `other-provider ${key}`,
      news: 'other_provider',
      money: { amountMinor, currency },
      ...{ payment, providerRef, now },
    }),
  );
  throw new Unreachable(`The former payment provider ${payment.provider}`);
};
