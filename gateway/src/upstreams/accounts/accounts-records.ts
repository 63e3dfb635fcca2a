import type { components } from './accounts.generated';

type Schemas = components['schemas'];

export type ViewerRecord = Schemas['Viewer'];
export type EntitlementRecord = Schemas['Entitlement'];
export type SessionRecord = Schemas['SessionData'];
export type DeviceRecord = Schemas['Device'];
export type Registration = Schemas['Registration'];
export type PlanRecord = Schemas['Plan'];
export type ReferralCodeRecord = Schemas['ReferralCode'];
export type VoucherGrantRecord = Schemas['VoucherGrant'];
export type PromoQuestion = Schemas['PromoQuestion'];
export type PromoQuoteRecord = Schemas['PromoQuote'];
export type DeletedRecoverable = Schemas['DeletedRecoverable'];
export type AccountRecoveryRecord = DeletedRecoverable['meta'];
export type AccountDeletion = Schemas['AccountDeletion'];
export type CodeSentRecord = Schemas['CodeSent'];
export type NewsletterSubscription = Schemas['NewsletterSubscription'];
