import type { AccountsApp } from '../platform/http/accounts-app';
import { CodeSentSchema } from './code/code-sent.schema';
import { DeviceSchema } from './device/device.schema';
import { devicesRoute } from './device/devices.route';
import type { OnEmailChanged } from './email-change/change-email';
import { changeEmailRoute } from './email-change/change-email.route';
import { requestEmailCodeRoute } from './email-change/request-email-code.route';
import { changePasswordRoute } from './password/change-password.route';
import { checkCodeRoute } from './password/check-code.route';
import { forgotPasswordRoute } from './password/forgot-password.route';
import { resetPasswordRoute } from './password/reset-password.route';
import { detailsRoute } from './profile/details.route';
import { type OnRenamed, updateProfileRoute } from './profile/update-profile.route';
import { registerRoute } from './registration/register.route';
import { RegistrationSchema } from './registration/registration.schema';
import { AuthSessionSchema, NoSessionSchema } from './session/auth-session.schema';
import type { Services } from './session/services';
import { SessionDataSchema } from './session/session-data.schema';
import { createAuthHandler } from './sign-in/auth-handler';
import { authRoutes } from './sign-in/auth.routes';
import { DeletedRecoverableSchema, RecoveryOfferSchema } from './standing/deleted-recoverable.schema';
import { resendVerificationRoute } from './verification/resend-verification.route';
import { verifyEmailRoute } from './verification/verify-email.route';
import { EntitlementSchema } from './viewer/entitlement.schema';
import { ViewerSchema } from './viewer/viewer.schema';

export { CODES_PER_DAY, CODE_RESEND_SECONDS, CODE_SECONDS } from './code/code-rules';
export { CodeSentSchema } from './code/code-sent.schema';
export { issueCode } from './code/issue-code';
export { verifyCode } from './code/verify-code';
export { recordDevice } from './device/record-device';
export { optionalAuth } from './session/optional-auth';
export { deviceNameOf } from './session/device-name-of';
export { createServices, type Services } from './session/services';
export { hostCookieOf, sessionCookieOf } from './session/session-cookie';
export { sessionDataOf } from './session/session-data-of';
export { SessionDataSchema } from './session/session-data.schema';
export { hashOfToken, createRandomToken } from './session/session-token';
export { type OpenedSession, endSession, openSession } from './session/sessions';
export { createKnownCallers } from './sign-in/known-callers';
export { RecoveryOfferSchema } from './standing/deleted-recoverable.schema';
export { recoveryDataOf } from './standing/deleted-recoverable';
export { createRecoveryCookie } from './standing/recovery-cookie';
export { readRecoveryOffer } from './standing/recovery-offer';
export { redeemToken } from './token/one-time-tokens';
export { EntitlementSchema } from './viewer/entitlement.schema';
export { lockViewer } from './viewer/lock-viewer';
export { deviceZoneOf } from './viewer/note-device';
export { verifyPassword } from './viewer/passwords';
export { updateViewerLocale } from './viewer/update-viewer-locale';
export { viewerOfSession } from './viewer/session-viewer';
export type { Entitlement, EntitlementRule } from './viewer/viewer-of';

/** What other modules do in the same transaction. */
interface IdentityHooks {
  onRenamed: OnRenamed;
  onEmailChanged: OnEmailChanged;
}

/** Registers the identity routes: registration, sign-in, sessions, passwords, mailed codes and account state. */
export const registerIdentity = async (
  app: AccountsApp,
  services: Services,
  { onRenamed, onEmailChanged }: IdentityHooks,
): Promise<void> => {
  registerRoute(app, services);
  detailsRoute(app, services);
  forgotPasswordRoute(app, services);
  checkCodeRoute(app, services);
  resetPasswordRoute(app, services);
  changePasswordRoute(app, services);
  requestEmailCodeRoute(app, services);
  changeEmailRoute(app, services, onEmailChanged);
  updateProfileRoute(app, services, onRenamed);
  verifyEmailRoute(app, services);
  resendVerificationRoute(app, services);
  devicesRoute(app, services);
  await authRoutes(app, createAuthHandler(services));
};

/** Named schemas of this module in the OpenAPI document. */
export const IDENTITY_COMPONENTS = [
  EntitlementSchema,
  ViewerSchema,
  SessionDataSchema,
  AuthSessionSchema,
  NoSessionSchema,
  DeletedRecoverableSchema,
  RecoveryOfferSchema,
  CodeSentSchema,
  RegistrationSchema,
  DeviceSchema,
] as const;
