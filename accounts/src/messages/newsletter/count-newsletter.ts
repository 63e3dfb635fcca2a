import { sql } from 'kysely';

import { LOCALES, type Locale } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';
import { NEWSLETTER_CATEGORIES, type NewsletterCategory } from './newsletter-categories';

const WEEKS = 12;

type ByLocale = Record<Locale, number>;

/** How many receive the newsletter. */
export interface NewsletterCounts {
  /** Addresses that receive it, by language. */
  subscribers: ByLocale;
  /** Addresses that chose a category; one address may have chosen several. */
  categories: ({ category: NewsletterCategory } & ByLocale)[];
  /** The last 12 weeks with the present one, the oldest first. */
  weeks: { starts: string; subscribed: number; unsubscribed: number }[];
}

interface Counted extends ByLocale {
  category: NewsletterCategory | null;
}

/** Counts subscriptions of the newsletter. Weeks begin on Monday, 0:00 UTC. */
export const countNewsletter = async (queries: Queries, now: Date): Promise<NewsletterCounts> => {
  const counted = await sql<Counted>`
    select category,
      count(distinct email_key) filter (where locale = 'en')::int as en,
      count(distinct email_key) filter (where locale = 'ar')::int as ar
    from newsletter_subscriptions, unnest(categories) as category
    where ended_at is null
    group by grouping sets ((), (category))`.execute(queries);
  const weeks = await sql<NewsletterCounts['weeks'][number]>`
    select to_char(week, 'YYYY-MM-DD') as starts,
      (select count(*)::int from newsletter_subscriptions
        where created_at >= week at time zone 'UTC'
          and created_at < (week + interval '7 days') at time zone 'UTC') as subscribed,
      (select count(*)::int from newsletter_subscriptions
        where ended_at >= week at time zone 'UTC'
          and ended_at < (week + interval '7 days') at time zone 'UTC') as unsubscribed
    from generate_series(
      date_trunc('week', ${now}::timestamptz at time zone 'UTC') - ${WEEKS - 1} * interval '7 days',
      date_trunc('week', ${now}::timestamptz at time zone 'UTC'),
      interval '7 days') as week
    order by week`.execute(queries);
  const countsOf = (wanted: NewsletterCategory | null): ByLocale => {
    const row = counted.rows.find(({ category }) => category === wanted);
    const [en, ar] = LOCALES.map((locale) => row?.[locale] ?? 0);
    return { en: en ?? 0, ar: ar ?? 0 };
  };
  return {
    subscribers: countsOf(null),
    categories: NEWSLETTER_CATEGORIES.map((category) => ({ category, ...countsOf(category) })),
    weeks: weeks.rows,
  };
};
