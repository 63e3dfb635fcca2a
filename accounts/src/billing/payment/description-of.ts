import type { Locale } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';
import type { Payment } from './locked-payment';

/** A card is checked before a trial; whoever reads the amount must know that it comes back (docs/product/rules.md R25). */
const CHECKS: Record<Locale, (plan: string) => string> = {
  en: (plan) => `Card check for ${plan}, refunded at once`,
  ar: (plan) => `التحقق من البطاقة لباقة ${plan}، ويُعاد المبلغ فورًا`,
};

/** What the viewer reads on the provider's page and on the statement: the name of the plan, and what a card check is. */
export const descriptionOf = async (
  queries: Queries,
  { plan_id, locale, purpose }: Pick<Payment, 'plan_id' | 'locale' | 'purpose'>,
): Promise<string> => {
  const { name_en, name_ar } = await queries
    .selectFrom('plans')
    .select(['name_en', 'name_ar'])
    .where('id', '=', plan_id)
    .executeTakeFirstOrThrow();
  const plan = locale === 'ar' ? name_ar : name_en;
  return purpose === 'card_check' ? CHECKS[locale](plan) : plan;
};
