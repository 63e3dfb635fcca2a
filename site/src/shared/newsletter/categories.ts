import type { NewsletterCategory } from './NewsletterForm/subscribe-newsletter.mutation.generated';

/** In display order. */
export const CATEGORIES = ['ALL', 'SPORTS', 'BUSINESS'] as const satisfies readonly NewsletterCategory[];

/** Makes "All" exclusive: choosing it clears the other categories, choosing another clears "All". */
export const normalizeCategories = (
  before: readonly NewsletterCategory[],
  now: readonly NewsletterCategory[],
): readonly NewsletterCategory[] => {
  if (now.length < 2 || !now.includes('ALL')) return now;
  return before.includes('ALL') ? now.filter((category) => category !== 'ALL') : ['ALL'];
};
