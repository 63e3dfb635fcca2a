import { emailFailure } from '@sahra/schemas/email-failure';

import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { fieldFailures } from '../../platform/http/errors/refusal';
import type { FieldFailure } from '../../platform/http/errors/refusal';
import { emailOf } from '../../platform/text/email-of';
import { NEWSLETTER_CATEGORIES, type NewsletterCategory } from './newsletter-categories';

/** Body whose fields have the right type; the failures returned with it list the rules it breaks. */
export interface NewsletterInput {
  email: string;
  emailKey: string;
  /** Without duplicates, in form order. */
  categories: NewsletterCategory[];
}

const isKnown = (value: unknown): value is NewsletterCategory =>
  NEWSLETTER_CATEGORIES.some((category) => category === value);

/** Reads the body of POST /api/newsletter and validates both fields, so that all failures are reported at once. */
export const checkNewsletter = (
  body: Readonly<Record<string, unknown>>,
): { input: NewsletterInput; failures: FieldFailure[] } => {
  const email = emailOf(body['email']);
  const chosen: unknown[] = Array.isArray(body['categories']) ? body['categories'] : [];
  const verdicts = {
    email: emailFailure(email),
    categories: chosen.length > 0 && chosen.every(isKnown) ? undefined : 'CATEGORY_REQUIRED',
  };
  return {
    input: {
      email,
      emailKey: emailKeyOf(email),
      categories: NEWSLETTER_CATEGORIES.filter((category) => chosen.includes(category)),
    },
    failures: fieldFailures(verdicts),
  };
};
