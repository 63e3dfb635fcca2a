import { formErrorsOf } from '../../graph/form-errors';
import type { FormErrorRecord } from '../../graph/form-errors';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { requirePost } from '../session/require-post';

/** Accounts calls the key of the reason its id. */
const withFieldOfGraph = (error: FormErrorRecord): FormErrorRecord =>
  error.field === 'reasonId' ? { ...error, field: 'reasonKey' } : error;

export const deletionResolvers: Resolvers = {
  Query: {
    recoveryOffer: (_root, _args, context) => {
      requirePost(context, 'recoveryOffer');
      return context.auth.recoveryOffer();
    },
  },
  Mutation: {
    deleteAccount: async (_root, { input: { password, code, reasonKey } }, { auth, locale }) => {
      const proof = { ...(password ? { password } : {}), ...(code ? { code } : {}) };
      try {
        const recoveryEndsAt = await auth.deleteAccount({ ...proof, reason_id: reasonKey });
        return { recoveryEndsAt, errors: [] };
      } catch (error) {
        return { recoveryEndsAt: null, errors: formErrorsOf(error, locale).map(withFieldOfGraph) };
      }
    },
    requestDeleteCode: async (_root, _args, { services, caller, locale }) => {
      try {
        const { expires_in, resend_in } = await services.accounts.requestDeleteCode(caller);
        return { expiresInSeconds: expires_in, resendInSeconds: resend_in, errors: [] };
      } catch (error) {
        return { expiresInSeconds: null, resendInSeconds: null, errors: formErrorsOf(error, locale) };
      }
    },
    recoverAccount: async (_root, { input: { recoveryToken } }, { auth, locale }) => {
      try {
        return { session: await auth.recoverAccount(recoveryToken), errors: [] };
      } catch (error) {
        return { session: null, errors: formErrorsOf(error, locale) };
      }
    },
  },
  AccountRecovery: {
    token: ({ recovery_token }) => recovery_token,
    recoveryEndsAt: ({ recover_until }) => recover_until,
  },
};
