import type { Locale } from '@sahra/schemas/constants';

import { formError } from '../../graph/form-errors';
import type { FormError } from '../../graph/resolver-types.generated';
import type { PaymentStateRecord } from '../../upstreams/accounts/accounts-records';

/** Converts a payment that failed at once into form errors of the mutation that started it. */
export const paymentStateErrors = (payment: PaymentStateRecord | null, locale: Locale): FormError[] =>
  payment?.reason ? [formError(payment.reason, locale)] : [];
