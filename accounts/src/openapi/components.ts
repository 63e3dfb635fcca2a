import { AuditEntrySchema } from '../admin/audit/audit.schema';
import { AdminPromoCodeSchema, NewPromoCodeSchema } from '../admin/promo-codes/admin-promo-code.schema';
import { VoucherBatchSchema, VoucherOrderSchema } from '../admin/vouchers/admin-voucher.schema';
import { AdminCommentSchema, VerdictSchema } from '../admin/comments/admin-comment.schema';
import { NewWatchedWordSchema, WatchedWordSchema } from '../admin/comments/watched-word.schema';
import { AdminMessageSchema, MessageOutcomeSchema } from '../admin/messages/admin-message.schema';
import { TroubledJobSchema } from '../admin/jobs/admin-jobs.schema';
import { LedgerEntrySchema } from '../admin/ledger/admin-ledger.schema';
import {
  AdminPartnerKeySchema,
  NewPartnerKeySchema,
  RotationSchema,
} from '../admin/partner-keys/admin-partner-key.schema';
import { AdminViewerSchema } from '../admin/viewers/admin-viewer.schema';
import { ChangeSchema } from '../changes/change.schema';
import { CodeSentSchema } from '../code/code-sent.schema';
import { AccountDeletionSchema } from '../deletion/account-deletion.schema';
import { DeletedRecoverableSchema } from '../deletion/deleted-recoverable.schema';
import { DeviceSchema } from '../device/device.schema';
import { CommentSchema } from '../comment/comment.schema';
import { NewCommentSchema } from '../comment/new-comment.schema';
import { DataExportSchema } from '../export/data-export.schema';
import { EntitlementSchema } from '../entitlement/entitlement.schema';
import { RestErrorSchema } from '../errors/rest-error.schema';
import {
  ContactMessageSchema,
  FeedbackSchema,
  MessageReceiptSchema,
  ProblemReportSchema,
} from '../message/message-bodies.schema';
import { NewsletterSubscriptionSchema } from '../newsletter/newsletter-subscription.schema';
import { PartnerKeySchema } from '../partner-key/partner-key.schema';
import { PaymentSchema } from '../payment/payment.schema';
import { PaymentStateSchema } from '../payment/payment-state.schema';
import { PlanChangeOrderSchema, PlanChangeSchema } from '../plan-change/plan-change.schema';
import { ReceiptSchema } from '../receipt/receipt.schema';
import { SubscriptionOrderSchema } from '../subscribe/subscribe.schema';
import { SubscriptionSchema } from '../subscription/subscription.schema';
import { ViewerNewsletterSchema } from '../newsletter/viewer-newsletter.schema';
import { PlanSchema } from '../plan/plan.schema';
import { PromoQuestionSchema, PromoQuoteSchema } from '../promo/promo-code.schema';
import { VoucherGrantSchema } from '../voucher/voucher.schema';
import { ReferralCodeSchema, TypedCodeSchema } from '../referral/referral.schema';
import { RegistrationSchema } from '../registration/registration.schema';
import { AuthSessionSchema, NoSessionSchema } from '../session/auth-session.schema';
import { SessionDataSchema } from '../session/session-data.schema';
import { ViewerSchema } from '../viewer/viewer.schema';
import { PreferencesSchema } from '../preferences/preferences.schema';
import { ProgressReportSchema, ProgressSchema } from '../progress/progress.schema';
import { ReminderSchema } from '../reminder/reminder.schema';
import { VideoCountsSchema } from '../views/views.schema';
import { WatchlistItemSchema } from '../watchlist/watchlist-item.schema';

/** Named schemas of the document: they keep their `$id` under `components.schemas`. */
export const COMPONENTS = [
  RestErrorSchema,
  EntitlementSchema,
  ViewerSchema,
  SessionDataSchema,
  AuthSessionSchema,
  NoSessionSchema,
  DeletedRecoverableSchema,
  DataExportSchema,
  CodeSentSchema,
  AccountDeletionSchema,
  RegistrationSchema,
  DeviceSchema,
  NewsletterSubscriptionSchema,
  ViewerNewsletterSchema,
  PlanSchema,
  SubscriptionSchema,
  SubscriptionOrderSchema,
  PlanChangeSchema,
  PlanChangeOrderSchema,
  PaymentSchema,
  PaymentStateSchema,
  ReceiptSchema,
  ReferralCodeSchema,
  VoucherGrantSchema,
  PromoQuestionSchema,
  PromoQuoteSchema,
  TypedCodeSchema,
  WatchlistItemSchema,
  ProgressSchema,
  ProgressReportSchema,
  VideoCountsSchema,
  PreferencesSchema,
  ReminderSchema,
  CommentSchema,
  NewCommentSchema,
  ContactMessageSchema,
  FeedbackSchema,
  ProblemReportSchema,
  MessageReceiptSchema,
  PartnerKeySchema,
  ChangeSchema,
  AdminViewerSchema,
  TroubledJobSchema,
  LedgerEntrySchema,
  AdminPartnerKeySchema,
  NewPartnerKeySchema,
  RotationSchema,
  AdminCommentSchema,
  VerdictSchema,
  WatchedWordSchema,
  NewWatchedWordSchema,
  AdminMessageSchema,
  MessageOutcomeSchema,
  VoucherOrderSchema,
  VoucherBatchSchema,
  NewPromoCodeSchema,
  AdminPromoCodeSchema,
  AuditEntrySchema,
] as const;
