import type { NewsletterCategory } from './NewsletterForm/subscribe-newsletter.mutation.generated';

/** In the order they are offered. */
export const CATEGORIES = ['ALL', 'SPORTS', 'BUSINESS'] as const satisfies readonly NewsletterCategory[];

/** "All" stands alone: choosing it lets go of the others, choosing another lets go of it. */
export const settled = (
  before: readonly NewsletterCategory[],
  now: readonly NewsletterCategory[],
): readonly NewsletterCategory[] => {
  if (now.length < 2 || !now.includes('ALL')) return now;
  return before.includes('ALL') ? now.filter((category) => category !== 'ALL') : ['ALL'];
};
