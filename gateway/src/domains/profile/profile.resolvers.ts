import { formErrorsOf } from '../../graph/form-errors';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { createViewerLoaders } from '../../graph/viewer-loaders';

export const profileResolvers: Resolvers = {
  Mutation: {
    updateProfile: async (_root, { input: { name } }, { services, caller, locale }) => {
      try {
        await services.accounts.updateProfile(caller, name);
        // Not from the loader: it would return the values from before the change.
        const viewer = await services.accounts.details(caller);
        return { viewer: { ...viewer, own: createViewerLoaders(services.accounts, caller) }, errors: [] };
      } catch (error) {
        return { viewer: null, errors: formErrorsOf(error, locale) };
      }
    },
    verifyEmail: async (_root, { input: { token } }, { services, caller, locale }) => {
      try {
        await services.accounts.verifyEmail(caller, token);
        return { verified: true, errors: [] };
      } catch (error) {
        return { verified: false, errors: formErrorsOf(error, locale) };
      }
    },
    resendVerification: async (_root, _args, { services, caller, locale }) => {
      try {
        await services.accounts.resendVerification(caller);
        return { sent: true, errors: [] };
      } catch (error) {
        return { sent: false, errors: formErrorsOf(error, locale) };
      }
    },
  },
};
