import type { components } from '@sahra/schemas/accounts.generated';
import type { Locale } from '@sahra/schemas/constants';

type Schemas = components['schemas'];

/** Video that a comment or a message is about. */
export interface VideoCard {
  code: string;
  titles: Record<Locale, string | null>;
  picture: string | null;
  /** Address of its page, in the editor's language. */
  page: string;
}

/** A comment as moderators see it. */
export type ModeratedComment = Schemas['AdminComment'];

export type CommentContext = Schemas['AdminCommentContext'];

export type WatchedWord = Schemas['WatchedWord'];

/** Amounts in minor units. */
export type PromoCode = Schemas['AdminPromoCode'];

export type VoucherBatch = Schemas['VoucherBatch'];

export type PartnerKey = Schemas['AdminPartnerKey'];

export type FoundViewer = Schemas['AdminViewer'];

interface ViewerSubscription {
  plan_id: string;
  payment_method: string;
  status: string;
  price_minor: number;
  currency: string;
  card_brand: string | null;
  card_last4: string | null;
  started_at: string;
  period_ends_at: string | null;
  cancelled_at: string | null;
  ended_at: string | null;
}

/** What support reads of a viewer: parts of `DataExport` of accounts. */
export interface ViewerFile {
  profile: FoundViewer & { locale: Locale; verified_at: string | null };
  sessions: { device_name: string; created_at: string; last_seen_at: string }[];
  devices: { name: string; first_seen_at: string }[];
  subscriptions: ViewerSubscription[];
  messages: { kind: MessageKind; content: string; status: MessageStatus; created_at: string }[];
  comments: { id: string; comment: string | null; status: ModeratedComment['status']; created_at: string }[];
}

/** The amount in minor units. */
export type LedgerEntry = Schemas['LedgerEntry'];

export type AuditEntry = Schemas['AuditEntry'];

export type NewsletterCounts = Schemas['NewsletterCounts'];

export type MessageKind = SupportMessage['kind'];
export type MessageStatus = SupportMessage['status'];

export type SupportMessage = Schemas['AdminMessage'];
