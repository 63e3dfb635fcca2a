import type { Locale } from '@sahra/schemas/constants';

import { formError } from '../../graph/form-errors';
import type { FormError } from '../../graph/resolver-types.generated';
import type { PaymentStateRecord } from '../../upstreams/accounts/accounts-records';

/** A payment that was refused at once is an expected failure of the form that asked for it. */
export const paymentStateErrors = (payment: PaymentStateRecord | null, locale: Locale): FormError[] =>
  payment?.reason ? [formError(payment.reason, locale)] : [];
