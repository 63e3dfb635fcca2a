import type { Locale } from '@sahra/schemas/constants';

import { formError } from '../../graph/form-errors';
import type { FormErrorRecord } from '../../graph/form-errors';
import type { PaymentRecord } from '../../upstreams/accounts/accounts-records';

/**
 * Converts a payment that failed at once into form errors of the mutation that started it; `field` is the
 * input field with the card, if there is one.
 */
export const paymentErrors = (
  payment: PaymentRecord | null,
  locale: Locale,
  field: string | null = null,
): FormErrorRecord[] => (payment?.reason ? [formError(payment.reason, locale, field)] : []);
