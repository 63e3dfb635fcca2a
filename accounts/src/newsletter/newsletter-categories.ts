/** What a newsletter can be about, in the order of the form (spec.md §3). */
export const NEWSLETTER_CATEGORIES = ['all', 'sports', 'business'] as const;

export type NewsletterCategory = (typeof NEWSLETTER_CATEGORIES)[number];
