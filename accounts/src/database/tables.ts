import type { ColumnType, Generated, Selectable } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { AuditTables } from '../admin/audit.tables';
import type { CommentTables } from '../comment/comments.tables';
import type { IdempotencyTables } from '../idempotency/idempotency.tables';
import type { IdentityTables } from '../identity/identity.tables';
import type { JobTables } from '../jobs/jobs.tables';
import type { PartnerKeyTables } from '../partner-key/partner-key.tables';
import type { LedgerTables } from '../ledger/ledger.tables';
import type { PaymentTables } from '../payment/payment.tables';
import type { SandboxTables } from '../payment/providers/sandbox/sandbox.tables';
import type { StoreTables } from '../store/store.tables';
import type { StripeTables } from '../payment/providers/stripe/stripe.tables';
import type { WebhookTables } from '../payment/webhook/webhook.tables';
import type { PromoTables } from '../promo/promo.tables';
import type { ReceiptTables } from '../receipt/receipt.tables';
import type { SubscriptionTables } from '../subscription/subscription.tables';
import type { VoucherTables } from '../voucher/voucher.tables';
import type { MessageTables } from '../message/messages.tables';
import type { NewsletterTables } from '../newsletter/newsletter.tables';
import type { PreferencesTables } from '../preferences/preferences.tables';
import type { ProgressTables } from '../progress/progress.tables';
import type { ReminderTables } from '../reminder/reminders.tables';
import type { ViewsTables } from '../views/views.tables';
import type { WatchedWordTables } from '../watched-word/watched-words.tables';
import type { WatchlistTables } from '../watchlist/watchlist.tables';
import type { At, GeneratedAt } from './column-types';

interface ViewersTable {
  id: Generated<string>;
  name: string;
  email: string;
  /** What two spellings of one address share; see `emailKeyOf`. */
  email_key: string;
  /** Null for a viewer who only signs in with a provider. */
  password_hash: string | null;
  terms_accepted_at: At | null;
  /** When it was proven that the address is theirs; null until then. */
  verified_at: At | null;
  /** SHA-256 of the Idempotency-Key the viewer was registered with. */
  registration_key: Buffer | null;
  /** When the viewer deleted the account; this and the next three are null together. */
  deleted_at: At | null;
  /** Until when it may be recovered; from then on it is as if it were not there. */
  recover_until: At | null;
  /** Names this deletion in jobs, which outlive the person: an id that means nothing once the row is gone. */
  deletion: string | null;
  /** Key of a delete reason of the cms. */
  delete_reason: string | null;
  /** The account in the ledger that is theirs for as long as they are here. */
  ledger_account: Generated<string>;
  /** When their card was checked for the one trial. */
  trial_used_at: At | null;
  /** Language in which they last signed in or ordered: what nobody asks for at that moment is written in it. */
  locale: Generated<Locale>;
  created_at: GeneratedAt;
}

interface IdentitiesTable {
  provider: string;
  subject: string;
  viewer_id: string;
  created_at: GeneratedAt;
}

interface SessionsTable {
  id: Generated<string>;
  viewer_id: string;
  /** SHA-256 of the opaque id in the cookie. */
  token_hash: Buffer;
  device_name: string | null;
  created_at: GeneratedAt;
  last_seen_at: GeneratedAt;
  expires_at: At;
}

interface ReferralCodesTable {
  code: string;
  viewer_id: string;
}

interface ReferralsTable {
  viewer_id: string;
  code: string;
  created_at: GeneratedAt;
}

export interface PlansTable {
  id: string;
  period: 'month' | 'year';
  with_ads: boolean;
  price_minor: number;
  currency: string;
  name_en: string;
  name_ar: string;
}

interface ChangesTable {
  number: ColumnType<string, number, number>;
  type: string;
  document: string;
  locale: Locale | null;
  at: GeneratedAt;
}

/** The tables of accounts, as the migrations leave them. */
export interface Tables
  extends
    CommentTables,
    WatchedWordTables,
    MessageTables,
    NewsletterTables,
    WatchlistTables,
    ProgressTables,
    PreferencesTables,
    ViewsTables,
    ReminderTables,
    JobTables,
    IdempotencyTables,
    IdentityTables,
    SubscriptionTables,
    PaymentTables,
    SandboxTables,
    StripeTables,
    StoreTables,
    WebhookTables,
    LedgerTables,
    ReceiptTables,
    PromoTables,
    VoucherTables,
    PartnerKeyTables,
    AuditTables {
  viewers: ViewersTable;
  viewer_identities: IdentitiesTable;
  sessions: SessionsTable;
  referral_codes: ReferralCodesTable;
  referrals: ReferralsTable;
  plans: PlansTable;
  changes: ChangesTable;
}

export type ChangeRow = Selectable<ChangesTable>;
