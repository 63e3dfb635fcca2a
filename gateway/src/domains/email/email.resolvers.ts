import { formErrorsOf } from '../../graph/form-errors';
import { refusalNumber } from '../../graph/refusal-number';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { createViewerLoaders } from '../../graph/viewer-loaders';

export const emailResolvers: Resolvers = {
  Mutation: {
    requestEmailCode: async (_root, { input: { email, password } }, { services, caller, locale }) => {
      try {
        const { expires_in, resend_in } = await services.accounts.requestEmailCode(caller, {
          email,
          password,
        });
        return { expiresInSeconds: expires_in, resendInSeconds: resend_in, errors: [] };
      } catch (error) {
        const errors = formErrorsOf(error, locale);
        return { expiresInSeconds: null, resendInSeconds: refusalNumber(error, 'resend_in'), errors };
      }
    },
    changeEmail: async (_root, { input: { code } }, { services, caller, locale }) => {
      try {
        await services.accounts.changeEmail(caller, code);
        // Not from the loader: it would return the address from before the change.
        const viewer = await services.accounts.details(caller);
        const own = createViewerLoaders(services.accounts, caller);
        return { viewer: { ...viewer, own }, triesLeft: null, errors: [] };
      } catch (error) {
        const errors = formErrorsOf(error, locale);
        return { viewer: null, triesLeft: refusalNumber(error, 'tries_left'), errors };
      }
    },
  },
};
