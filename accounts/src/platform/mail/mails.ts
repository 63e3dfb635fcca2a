import type { MailName } from './mail-data';
import type { MailTemplate } from './mail-template';
import { accountDeletedMail } from './templates/account-deleted.mail';
import { accountRecoveredMail } from './templates/account-recovered.mail';
import { deleteCodeMail } from './templates/delete-code.mail';
import { emailChangedMail } from './templates/email-changed.mail';
import { emailCodeMail } from './templates/email-code.mail';
import { newDeviceMail } from './templates/new-device.mail';
import { newsletterWelcomeMail } from './templates/newsletter-welcome.mail';
import { passwordChangedMail } from './templates/password-changed.mail';
import { cardExpiresSoonMail } from './templates/card-expires-soon.mail';
import { paymentDisputedMail } from './templates/payment-disputed.mail';
import { paymentMethodChangedMail } from './templates/payment-method-changed.mail';
import { paymentRefundedMail } from './templates/payment-refunded.mail';
import { planChangedMail } from './templates/plan-changed.mail';
import { receiptMail } from './templates/receipt.mail';
import { reminderMail } from './templates/reminder.mail';
import { renewalFailedMail } from './templates/renewal-failed.mail';
import { resetCodeMail } from './templates/reset-code.mail';
import { subscriptionCancelledMail } from './templates/subscription-cancelled.mail';
import { subscriptionEndedMail } from './templates/subscription-ended.mail';
import { trialEndsSoonMail } from './templates/trial-ends-soon.mail';
import { trialStartedMail } from './templates/trial-started.mail';
import { verifyEmailMail } from './templates/verify-email.mail';

/** Every mail that the product sends. */
export const MAILS: { readonly [Name in MailName]: MailTemplate<Name> } = {
  'verify-email': verifyEmailMail,
  'reset-code': resetCodeMail,
  'email-code': emailCodeMail,
  'email-changed': emailChangedMail,
  'password-changed': passwordChangedMail,
  'new-device': newDeviceMail,
  receipt: receiptMail,
  'trial-started': trialStartedMail,
  'trial-ends-soon': trialEndsSoonMail,
  'plan-changed': planChangedMail,
  'payment-method-changed': paymentMethodChangedMail,
  'payment-refunded': paymentRefundedMail,
  'payment-disputed': paymentDisputedMail,
  'card-expires-soon': cardExpiresSoonMail,
  'renewal-failed': renewalFailedMail,
  'subscription-ended': subscriptionEndedMail,
  'subscription-cancelled': subscriptionCancelledMail,
  'account-deleted': accountDeletedMail,
  'account-recovered': accountRecoveredMail,
  'delete-code': deleteCodeMail,
  reminder: reminderMail,
  'newsletter-welcome': newsletterWelcomeMail,
};
