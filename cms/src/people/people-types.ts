import type { Locale } from '@sahra/schemas/constants';

/** Video that a comment or a message is about. */
export interface VideoCard {
  code: string;
  titles: Record<Locale, string | null>;
  picture: string | null;
  /** Address of its page, in the editor's language. */
  page: string;
}

/** A comment as moderators see it: `AdminComment` of accounts. */
export interface ModeratedComment {
  id: string;
  code: string;
  parent_id: string | null;
  comment: string | null;
  at: number | null;
  status: 'published' | 'pending' | 'rejected' | 'removed';
  held_for: ('link' | 'word' | 'reports')[];
  reports: number;
  reasons: string[];
  viewer_id: string | null;
  author: string | null;
  created_at: string;
  decided_by: string | null;
  decided_at: string | null;
}

/** `AdminCommentContext` of accounts. */
export interface CommentContext {
  comment: ModeratedComment;
  around: ModeratedComment[];
  author: { id: string; name: string; registered_at: string; comments: number; hidden: number } | null;
  earlier: ModeratedComment[];
}

/** `WatchedWord` of accounts. */
export interface WatchedWord {
  folded: string;
  word: string;
  created_by: string;
  created_at: string;
}

/** `AdminPromoCode` of accounts; amounts in minor units. */
export interface PromoCode {
  code: string;
  percent: number | null;
  amount: number | null;
  plan_ids: string[] | null;
  periods: number;
  valid_from: string;
  valid_until: string | null;
  uses_max: number | null;
  uses: number;
  disabled_at: string | null;
  made_by: string;
}

/** `VoucherBatch` of accounts. */
export interface VoucherBatch {
  batch: string;
  plan_id: string;
  days: number;
  count: number;
  used: number;
  disabled: number;
  made_by: string;
  created_at: string;
}

/** `AdminPartnerKey` of accounts. */
export interface PartnerKey {
  id: string;
  name: string;
  kind: 'pk' | 'sk';
  prefix: string;
  scopes: string[];
  origins: string[];
  created_at: string;
  created_by: string;
  rotated_from: string | null;
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
}

/** `AdminViewer` of accounts. */
export interface FoundViewer {
  id: string;
  name: string;
  email: string;
  created_at: string;
}

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

/** `LedgerEntry` of accounts; the amount in minor units. */
export interface LedgerEntry {
  number: string;
  at: string;
  kind: 'charge' | 'refund' | 'card_check' | 'card_check_refund' | 'credit' | 'store' | 'store_refund';
  amount: number;
  currency: string;
  plan_id: string;
  provider: string | null;
  provider_ref: string | null;
}

export type MessageKind = 'contact' | 'feedback' | 'report';
export type MessageStatus = 'open' | 'answered' | 'closed';

/** `AdminMessage` of accounts. */
export interface SupportMessage {
  id: string;
  kind: MessageKind;
  viewer_id: string | null;
  name: string | null;
  email: string | null;
  content: string;
  video_code: string | null;
  locale: Locale;
  status: MessageStatus;
  note: string | null;
  created_at: string;
  changed_by: string | null;
  changed_at: string | null;
}
