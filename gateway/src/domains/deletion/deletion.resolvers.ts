import { formErrorsOf } from '../../graph/form-errors';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { requirePost } from '../session/require-post';

export const deletionResolvers: Resolvers = {
  Query: {
    recoveryOffer: (_root, _args, context) => {
      requirePost(context, 'recoveryOffer');
      return context.auth.recoveryOffer();
    },
  },
  Mutation: {
    deleteAccount: async (_root, { input: { password, code, reasonId } }, { auth, locale }) => {
      const proof = { ...(password ? { password } : {}), ...(code ? { code } : {}) };
      try {
        return { recoverUntil: await auth.deleteAccount({ ...proof, reason_id: reasonId }), errors: [] };
      } catch (error) {
        return { recoverUntil: null, errors: formErrorsOf(error, locale) };
      }
    },
    requestDeleteCode: async (_root, _args, { services, caller, locale }) => {
      try {
        const { expires_in, resend_in } = await services.accounts.requestDeleteCode(caller);
        return { expiresIn: expires_in, resendIn: resend_in, errors: [] };
      } catch (error) {
        return { expiresIn: null, resendIn: null, errors: formErrorsOf(error, locale) };
      }
    },
    recoverAccount: async (_root, { recoveryToken }, { auth, locale }) => {
      try {
        return { session: await auth.recoverAccount(recoveryToken), errors: [] };
      } catch (error) {
        return { session: null, errors: formErrorsOf(error, locale) };
      }
    },
  },
  AccountRecovery: {
    token: ({ recovery_token }) => recovery_token,
    recoverUntil: ({ recover_until }) => recover_until,
  },
};
