import type { components, operations } from '@sahra/schemas/accounts.generated';

type Schemas = components['schemas'];

export type ViewerRecord = Schemas['Viewer'];
export type EntitlementRecord = Schemas['Entitlement'];
export type PartnerKeyRecord = Schemas['PartnerKey'];
export type PartnerKeyUseRecord = Schemas['PartnerKeyUse'];
export type SessionRecord = Schemas['SessionData'];
export type AuthProviderRecord =
  operations['authProviders']['responses'][200]['content']['application/json'][string];
export type DeviceRecord = Schemas['Device'];
export type Registration = Schemas['Registration'];
export type PlanRecord = Schemas['Plan'];
export type SubscriptionRecord = Schemas['Subscription'];
export type SubscriptionOrder = Schemas['SubscriptionOrder'];
export type PlanChangeRecord = Schemas['PlanChange'];
export type PlanChangeOrder = Schemas['PlanChangeOrder'];
export type PaymentRecord = Schemas['Payment'];
export type ReceiptRecord = Schemas['Receipt'];
export type ChangedPlanRecord = operations['changePlan']['responses'][200]['content']['application/json'];
export type PaymentMethodOrder = Schemas['PaymentMethodOrder'];
export type ChangedPaymentMethodRecord =
  operations['changePaymentMethod']['responses'][201]['content']['application/json'];
export type CancelledSubscriptionRecord =
  operations['cancelSubscription']['responses'][200]['content']['application/json'];
export type ReferralCodeRecord = Schemas['ReferralCode'];
export type VoucherGrantRecord = Schemas['VoucherGrant'];
export type PromoQuestion = Schemas['PromoQuestion'];
export type PromoQuoteRecord = Schemas['PromoQuote'];
export type DeletedRecoverable = Schemas['DeletedRecoverable'];
export type AccountRecoveryRecord = Schemas['RecoveryOffer'];
export type DataExportRecord = Schemas['DataExport'];
export type AccountDeletion = Schemas['AccountDeletion'];
export type CodeSentRecord = Schemas['CodeSent'];
export type CommentRecord = Schemas['Comment'];
export type NewComment = Schemas['NewComment'];
export type EditedComment = Schemas['EditedComment'];
export type ContactMessage = Schemas['ContactMessage'];
export type Feedback = Schemas['Feedback'];
export type ProblemReport = Schemas['ProblemReport'];
export type ViewerNewsletterRecord = Schemas['ViewerNewsletter'];
export type NewsletterSubscription = Schemas['NewsletterSubscription'];
export type WatchlistItemRecord = Schemas['WatchlistItem'];
export type WatchlistShowRecord = Schemas['WatchlistShow'];
export type ProgressRecord = Schemas['Progress'];
export type ProgressReport = Schemas['ProgressReport'];
export type CommentMomentRecord = Schemas['CommentMoment'];
export type VideoCountsRecord = Schemas['VideoCounts'];
export type ViewReport = operations['countView']['requestBody']['content']['application/json'];
export type PreferencesRecord = Schemas['Preferences'];
export type PreferencesChange = Partial<PreferencesRecord>;
export type ReminderRecord = Schemas['Reminder'];
