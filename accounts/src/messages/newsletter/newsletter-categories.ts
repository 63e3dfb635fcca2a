/** Categories of the newsletter, in form order (docs/product/rules.md R55). */
export const NEWSLETTER_CATEGORIES = ['all', 'sports', 'business'] as const;

export type NewsletterCategory = (typeof NEWSLETTER_CATEGORIES)[number];
