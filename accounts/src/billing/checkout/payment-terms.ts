import { LOCALE_TAG, TRIAL_DAYS } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { formatDate } from '@sahra/schemas/format-date';
import { formatMoney } from '@sahra/schemas/format-money';

import type { Queries } from '../../platform/database/database';
import { addDays } from '../../platform/time/add-days';
import { readerZoneOf } from '../../platform/time/reader-zone';
import type { Payment } from '../payment/payment';
import type { PlansTable } from '../plan/plan.tables';
import { promoSpan } from '../promo/promo-span';
import { findRunningSubscription, isAutoRenewing } from '../subscription/subscription';
import { addPeriods, nextPeriodOf } from '../subscription/subscription-period';

type Period = 'month' | 'year';

const EACH: Record<Locale, Record<Period, string>> = {
  en: { month: 'each month', year: 'each year' },
  ar: { month: 'كل شهر', year: 'كل سنة' },
};

interface Words {
  free: (days: string, fee: string, each: string) => string;
  /** For how long a fee is lowered by a promo code. */
  lowered: (span: string) => string;
  first: (day: string) => string;
  /** Fee that follows, and since when. */
  then: (fee: string, each: string, day: string) => string;
  /** Next charge of a running subscription. */
  next: (fee: string, day: string) => string;
  /** End of a cancelled subscription. */
  ends: (day: string) => string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    free: (days, fee, each) => `Free for ${days}, then ${fee} ${each}.`,
    lowered: (span) => `for ${span}`,
    first: (day) => `First charge on ${day}.`,
    then: (fee, each, day) => `Then ${fee} ${each} from ${day}.`,
    next: (fee, day) => `Next charge to this card: ${fee} on ${day}.`,
    ends: (day) => `Your subscription ends on ${day}. Nothing more is charged before you resume it.`,
  },
  ar: {
    free: (days, fee, each) => `مجانًا لمدة ${days}، ثم ${fee} ${each}.`,
    lowered: (span) => `في ${span}`,
    first: (day) => `أول خصم في ${day}.`,
    then: (fee, each, day) => `ثم ${fee} ${each} ابتداءً من ${day}.`,
    next: (fee, day) => `الخصم القادم من هذه البطاقة: ${fee} في ${day}.`,
    ends: (day) => `ينتهي اشتراكك في ${day}، ولن يُخصم شيء آخر ما لم تستأنفه.`,
  },
};

type OrderedPayment = Pick<
  Payment,
  'purpose' | 'locale' | 'price_minor' | 'promo_price_minor' | 'promo_periods' | 'period_ends_at'
>;

type Owner = Pick<Payment, 'viewer_id' | 'locale'>;

/** Returns the time zone of the viewer's days, as the pages and mails have it. */
const readZone = async (queries: Queries, { viewer_id }: Owner): Promise<string> => {
  if (viewer_id === null) return readerZoneOf(null);
  const viewer = await queries
    .selectFrom('viewers')
    .select('time_zone')
    .where('id', '=', viewer_id)
    .executeTakeFirst();
  return readerZoneOf(viewer?.time_zone);
};

/**
 * Returns in sentences what follows a payment: the free days and the first fee, the price after a promo code, the
 * renewal. Null for a change of plan or of the payment method.
 */
export const paymentTerms = (
  { purpose, locale, price_minor, promo_price_minor, promo_periods, period_ends_at }: OrderedPayment,
  { period, currency }: Pick<PlansTable, 'period' | 'currency'>,
  { now, zone }: { now: Date; zone: string },
): string | null => {
  if (purpose === 'change' || purpose === 'method_change') return null;
  const words = WORDS[locale];
  const each = EACH[locale][period];
  const fee = (amount: number): string => formatMoney({ amount, currency }, locale);
  const day = (moment: Date): string => formatDate(moment.toISOString(), locale, zone);
  const fullPriceFrom = (start: Date, periods: number): string =>
    words.then(fee(price_minor), each, day(addPeriods(start, period, periods)));
  if (purpose === 'renewal') return fullPriceFrom(period_ends_at ?? now, Math.max(0, promo_periods - 1));
  if (purpose === 'first') return fullPriceFrom(now, Math.max(1, promo_periods));
  const days = new Intl.NumberFormat(LOCALE_TAG[locale], {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  }).format(TRIAL_DAYS);
  const start = addDays(now, TRIAL_DAYS);
  const first = words.first(day(start));
  if (promo_price_minor === null) return `${words.free(days, fee(price_minor), each)} ${first}`;
  const lowered = words.lowered(promoSpan(promo_periods, period, locale));
  const often = promo_periods === 1 ? lowered : `${each} ${lowered}`;
  return [words.free(days, fee(promo_price_minor), often), first, fullPriceFrom(start, promo_periods)].join(
    ' ',
  );
};

/** Returns what a new payment method is charged next, or that the subscription ends. */
const methodChangeTerms = async (
  queries: Queries,
  { viewer_id, locale }: Owner,
  zone: string,
): Promise<string | null> => {
  const running = viewer_id === null ? undefined : await findRunningSubscription(queries, viewer_id);
  if (!running) return null;
  const day = formatDate(running.period_ends_at.toISOString(), locale, zone);
  if (!isAutoRenewing(running)) return WORDS[locale].ends(day);
  const { amountMinor } = await nextPeriodOf(queries, running);
  return WORDS[locale].next(formatMoney({ amount: amountMinor, currency: running.currency }, locale), day);
};

/** Reads the sentences about what follows a payment, for the provider's page; null when nothing does. */
export const readPaymentTerms = async (
  queries: Queries,
  payment: OrderedPayment & Owner & Pick<Payment, 'plan_id'>,
  now: Date,
): Promise<string | null> => {
  const zone = await readZone(queries, payment);
  if (payment.purpose === 'method_change') return methodChangeTerms(queries, payment, zone);
  const plan = await queries
    .selectFrom('plans')
    .select(['period', 'currency'])
    .where('id', '=', payment.plan_id)
    .executeTakeFirstOrThrow();
  return paymentTerms(payment, plan, { now, zone });
};
