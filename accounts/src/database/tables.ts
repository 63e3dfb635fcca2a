import type { ColumnType, Generated, Selectable } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { AuditTables } from '../admin/audit.tables';
import type { IdempotencyTables } from '../idempotency/idempotency.tables';
import type { IdentityTables } from '../identity/identity.tables';
import type { JobTables } from '../jobs/jobs.tables';
import type { PromoTables } from '../promo/promo.tables';
import type { VoucherTables } from '../voucher/voucher.tables';
import type { NewsletterCategory } from '../newsletter/newsletter-categories';
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

interface SubscriptionsTable {
  id: Generated<string>;
  viewer_id: string;
  plan_id: string;
  payment_method: 'card' | 'apple_pay' | 'google' | 'apple';
  started_at: GeneratedAt;
  /** End of what is paid for or on trial; moves when the subscription renews. */
  period_ends_at: At;
  /** Set when nothing more follows, however that came about. */
  ended_at: At | null;
}

interface NewsletterSubscriptionsTable {
  /** What two spellings of one address share; see `emailKeyOf`. */
  email_key: string;
  email: string;
  categories: NewsletterCategory[];
  /** Language the newsletter is written in. */
  locale: Locale;
  created_at: GeneratedAt;
  /** When the categories were chosen last. */
  changed_at: GeneratedAt;
}

interface ChangesTable {
  number: ColumnType<string, number, number>;
  type: string;
  document: string;
  locale: 'en' | 'ar' | null;
  at: GeneratedAt;
}

/** The tables of accounts, as the migrations leave them. */
export interface Tables
  extends JobTables, IdempotencyTables, IdentityTables, PromoTables, VoucherTables, AuditTables {
  viewers: ViewersTable;
  viewer_identities: IdentitiesTable;
  sessions: SessionsTable;
  referral_codes: ReferralCodesTable;
  referrals: ReferralsTable;
  plans: PlansTable;
  subscriptions: SubscriptionsTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  changes: ChangesTable;
}

export type ChangeRow = Selectable<ChangesTable>;
