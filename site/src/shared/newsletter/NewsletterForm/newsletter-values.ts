import { validateEmail } from '../../form/validate-email';
import type { NewsletterCategory } from './subscribe-newsletter.mutation.generated';

export interface NewsletterValues {
  email?: string;
  categories: readonly NewsletterCategory[];
}

/**
 * Returns the errors by field. An empty e-mail has the same error as an invalid one (docs/product/rules.md R55).
 */
export const validateNewsletter = ({
  email,
  categories,
}: NewsletterValues): Record<string, string | undefined> => ({
  email: validateEmail(email) && 'EMAIL_INVALID',
  categories: categories.length === 0 ? 'CATEGORY_REQUIRED' : undefined,
});
