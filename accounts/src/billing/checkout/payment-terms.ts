import { LOCALE_TAG, TRIAL_DAYS } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { formatDate } from '@sahra/schemas/format-date';
import { formatMoney } from '@sahra/schemas/format-money';

import { addDays } from '../../platform/time/add-days';
import { GULF_TIME_ZONE } from '../../platform/time/gulf-time-zone';
import type { Payment } from '../payment/payment';
import type { PlansTable } from '../plan/plan.tables';
import { addPeriods } from '../subscription/subscription-period';

type Period = 'month' | 'year';

const EACH: Record<Locale, Record<Period, string>> = {
  en: { month: 'each month', year: 'each year' },
  ar: { month: 'كل شهر', year: 'كل سنة' },
};

interface Words {
  free: (days: string, fee: string, each: string) => string;
  first: (day: string) => string;
  /** Fee that follows, and since when. */
  then: (fee: string, each: string, day: string) => string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    free: (days, fee, each) => `Free for ${days}, then ${fee} ${each}.`,
    first: (day) => `First charge on ${day}.`,
    then: (fee, each, day) => `Then ${fee} ${each} from ${day}.`,
  },
  ar: {
    free: (days, fee, each) => `مجانًا لمدة ${days}، ثم ${fee} ${each}.`,
    first: (day) => `أول خصم في ${day}.`,
    then: (fee, each, day) => `ثم ${fee} ${each} ابتداءً من ${day}.`,
  },
};

type OrderedPayment = Pick<
  Payment,
  'purpose' | 'locale' | 'price_minor' | 'promo_price_minor' | 'promo_periods'
>;

/**
 * Returns in sentences what follows a payment: the free days and the first fee, the price after a promo code, the
 * renewal. Null when it starts no subscription.
 */
export const paymentTerms = (
  { purpose, locale, price_minor, promo_price_minor, promo_periods }: OrderedPayment,
  { period, currency }: Pick<PlansTable, 'period' | 'currency'>,
  now: Date,
): string | null => {
  if (purpose !== 'card_check' && purpose !== 'first') return null;
  const words = WORDS[locale];
  const each = EACH[locale][period];
  const fee = (amount: number): string => formatMoney({ amount, currency }, locale);
  const day = (moment: Date): string => formatDate(moment.toISOString(), locale, GULF_TIME_ZONE);
  const fullPriceFrom = (start: Date, periods: number): string =>
    words.then(fee(price_minor), each, day(addPeriods(start, period, periods)));
  if (purpose === 'first') return fullPriceFrom(now, Math.max(1, promo_periods));
  const days = new Intl.NumberFormat(LOCALE_TAG[locale], {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  }).format(TRIAL_DAYS);
  const start = addDays(now, TRIAL_DAYS);
  return [
    words.free(days, fee(promo_price_minor ?? price_minor), each),
    words.first(day(start)),
    ...(promo_price_minor === null ? [] : [fullPriceFrom(start, promo_periods)]),
  ].join(' ');
};
