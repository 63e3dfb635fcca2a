import type { Queries } from '../database/database';
import type { Payment } from './locked-payment';

/** What the viewer reads on the provider's page and on the statement: the name of the plan. */
export const descriptionOf = async (
  queries: Queries,
  { plan_id, locale }: Pick<Payment, 'plan_id' | 'locale'>,
): Promise<string> => {
  const { name_en, name_ar } = await queries
    .selectFrom('plans')
    .select(['name_en', 'name_ar'])
    .where('id', '=', plan_id)
    .executeTakeFirstOrThrow();
  return locale === 'ar' ? name_ar : name_en;
};
