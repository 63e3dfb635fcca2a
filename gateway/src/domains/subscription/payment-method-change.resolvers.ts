import { formErrorsOf } from '../../graph/form-errors';
import { requireViewer } from '../../graph/require-viewer';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { paymentErrors } from '../payment/payment-errors';
import { requireOnlineMethod } from './require-online-method';

export const paymentMethodChangeResolvers: Resolvers = {
  Mutation: {
    changePaymentMethod: async (_root, { input }, context) => {
      const { services, caller, locale } = context;
      const { paymentMethod, paymentToken } = input;
      try {
        requireViewer(context);
        const order = {
          payment_method: requireOnlineMethod(paymentMethod),
          ...(paymentToken && { payment_token: paymentToken }),
        };
        const { data, payment } = await services.accounts.changePaymentMethod(caller, order);
        const field = paymentToken ? 'paymentToken' : null;
        return { subscription: data, payment, errors: paymentErrors(payment, locale, field) };
      } catch (error) {
        return { subscription: null, payment: null, errors: formErrorsOf(error, locale) };
      }
    },
  },
};
