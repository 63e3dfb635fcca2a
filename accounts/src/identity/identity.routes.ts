import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { devicesRoute } from '../device/devices.route';
import { changePasswordRoute } from '../password/change-password.route';
import { checkCodeRoute } from '../password/check-code.route';
import { forgotPasswordRoute } from '../password/forgot-password.route';
import { resetPasswordRoute } from '../password/reset-password.route';
import { updateProfileRoute } from '../profile/update-profile.route';
import { resendVerificationRoute } from '../verification/resend-verification.route';
import { verifyEmailRoute } from '../verification/verify-email.route';

/** Who a viewer is and where they are signed in, after registration. */
export const identityRoutes = (app: AccountsApp, services: Services): void => {
  forgotPasswordRoute(app, services);
  checkCodeRoute(app, services);
  resetPasswordRoute(app, services);
  changePasswordRoute(app, services);
  updateProfileRoute(app, services);
  verifyEmailRoute(app, services);
  resendVerificationRoute(app, services);
  devicesRoute(app, services);
};
