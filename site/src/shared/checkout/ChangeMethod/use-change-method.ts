import { submitErrors } from '../../form/submit-errors';
import { useLocalize } from '../../i18n/locale-context';
import { paymentAddress } from '../payment-address';
import type { OnlineMethod } from '../payment-methods';
import { redirectTo, untilRestored } from '../redirect-to';
import { useChangePaymentMethodMutation } from './change-payment-method.mutation.generated';

const AWAY = { code: 'UPSTREAM_UNAVAILABLE', field: null };
const UNKNOWN = { code: 'SOMETHING_WENT_WRONG', field: null };

export interface ChosenMethod {
  paymentMethod: OnlineMethod;
}

/**
 * Returns a function that starts the change of the payment method and leaves for the provider's page. It resolves to
 * the form's errors, or when the browser restores the page from its cache.
 */
export const useChangeMethod = (): ((
  chosen: ChosenMethod,
) => Promise<Record<string, string> | undefined>) => {
  const [change] = useChangePaymentMethodMutation();
  const localize = useLocalize();
  return async ({ paymentMethod }) => {
    const answer = await change({ variables: { input: { paymentMethod } } }).then(
      ({ data }) => data?.changePaymentMethod ?? { payment: null, errors: [UNKNOWN] },
      () => ({ payment: null, errors: [AWAY] }),
    );
    const { payment, errors } = answer;
    if (!payment || payment.status === 'FAILED')
      return submitErrors(errors.length > 0 ? errors : [UNKNOWN], ['paymentMethod']);
    redirectTo(payment.redirectUrl ?? localize(paymentAddress('status', payment.code)));
    await untilRestored();
    return undefined;
  };
};
