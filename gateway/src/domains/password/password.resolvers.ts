import { formErrorsOf } from '../../graph/form-errors';
import { refusalNumber } from '../../graph/refusal-number';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const passwordResolvers: Resolvers = {
  Mutation: {
    forgotPassword: async (_root, { input: { email } }, { services, caller, locale }) => {
      try {
        const { expires_in, resend_in } = await services.accounts.forgotPassword(caller, email);
        return { expiresInSeconds: expires_in, resendInSeconds: resend_in, errors: [] };
      } catch (error) {
        const errors = formErrorsOf(error, locale);
        return { expiresInSeconds: null, resendInSeconds: refusalNumber(error, 'resend_in'), errors };
      }
    },
    checkCode: async (_root, { input }, { auth, locale }) => {
      try {
        const resetToken = await auth.checkCode(input);
        return { resetToken, triesLeft: null, errors: [] };
      } catch (error) {
        const errors = formErrorsOf(error, locale);
        return { resetToken: null, triesLeft: refusalNumber(error, 'tries_left'), errors };
      }
    },
    resetPassword: async (_root, { input }, { auth, locale }) => {
      const { resetToken, password, passwordConfirmation } = input;
      try {
        await auth.resetPassword({
          reset_token: resetToken,
          password,
          password_confirmation: passwordConfirmation,
        });
        return { changed: true, errors: [] };
      } catch (error) {
        return { changed: false, errors: formErrorsOf(error, locale) };
      }
    },
    changePassword: async (_root, { input }, { services, caller, locale }) => {
      const { currentPassword, password, passwordConfirmation } = input;
      try {
        await services.accounts.changePassword(caller, {
          current_password: currentPassword,
          password,
          password_confirmation: passwordConfirmation,
        });
        return { changed: true, errors: [] };
      } catch (error) {
        return { changed: false, errors: formErrorsOf(error, locale) };
      }
    },
  },
};
