import type { GeneratedAt } from '../../platform/database/column-types';

interface ReferralCodesTable {
  code: string;
  viewer_id: string;
}

interface ReferralsTable {
  viewer_id: string;
  code: string;
  created_at: GeneratedAt;
}

declare module '../../platform/database/tables' {
  interface Tables {
    referral_codes: ReferralCodesTable;
    referrals: ReferralsTable;
  }
}
