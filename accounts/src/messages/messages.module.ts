import type { AccountsApp } from '../platform/http/accounts-app';
import type { JobHandlers } from '../platform/jobs/job-handler';
import type { Services } from '../identity/identity.module';
import {
  ContactMessageSchema,
  FeedbackSchema,
  MessageReceiptSchema,
  ProblemReportSchema,
} from './message/message-bodies.schema';
import { supportCaseJob } from './message/support-case.job';
import { messageRoutes } from './message/message.routes';
import { NewsletterSubscriptionSchema } from './newsletter/newsletter-subscription.schema';
import { newsletterRoutes } from './newsletter/newsletter.routes';
import { ViewerNewsletterSchema } from './newsletter/viewer-newsletter.schema';

export { MESSAGE_KINDS, MESSAGE_STATUSES } from './message/messages.tables';
export { countNewsletter } from './newsletter/count-newsletter';
export { moveAddress } from './move-address';
export { NEWSLETTER_CATEGORIES } from './newsletter/newsletter-categories';
export { type Message, listMessages, updateMessage } from './message/support-messages';

/** Registers the routes of messages to support and of the newsletter. */
export const registerMessages = (app: AccountsApp, services: Services): void => {
  newsletterRoutes(app, services);
  messageRoutes(app, services);
};

/** Handlers of this module's jobs, by job kind. */
export const MESSAGES_JOBS: Pick<JobHandlers, 'support-case'> = { 'support-case': supportCaseJob };

/** Named schemas of this module in the OpenAPI document. */
export const MESSAGES_COMPONENTS = [
  NewsletterSubscriptionSchema,
  ViewerNewsletterSchema,
  ContactMessageSchema,
  FeedbackSchema,
  ProblemReportSchema,
  MessageReceiptSchema,
] as const;
