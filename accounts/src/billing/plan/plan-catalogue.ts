import { CURRENCY } from '@sahra/schemas/constants';

import type { PlansTable } from './plan.tables';

/** Plans on sale. Prices in fils; a year costs 30 % less than twelve months (docs/product/rules.md R23). */
export const PLAN_CATALOGUE: readonly PlansTable[] = [
  {
    id: 'month-with-ads',
    period: 'month',
    with_ads: true,
    price_minor: 1500,
    currency: CURRENCY,
    name_en: 'Monthly, with ads',
    name_ar: 'شهرية مع إعلانات',
  },
  {
    id: 'month-without-ads',
    period: 'month',
    with_ads: false,
    price_minor: 3000,
    currency: CURRENCY,
    name_en: 'Monthly, without ads',
    name_ar: 'شهرية بلا إعلانات',
  },
  {
    id: 'year-with-ads',
    period: 'year',
    with_ads: true,
    price_minor: 12600,
    currency: CURRENCY,
    name_en: 'Yearly, with ads',
    name_ar: 'سنوية مع إعلانات',
  },
  {
    id: 'year-without-ads',
    period: 'year',
    with_ads: false,
    price_minor: 25200,
    currency: CURRENCY,
    name_en: 'Yearly, without ads',
    name_ar: 'سنوية بلا إعلانات',
  },
];
