import { cleanEmail } from '@sahra/schemas/clean-email';
import { emailFailure } from '@sahra/schemas/email-failure';

/** Returns the error code of an invalid e-mail address, or undefined; the server applies the same rule. */
export const validateEmail = (value: string | undefined): 'EMAIL_REQUIRED' | 'EMAIL_INVALID' | undefined =>
  emailFailure(cleanEmail(value ?? ''));
