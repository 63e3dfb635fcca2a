import type { Generated } from 'kysely';

import type { At } from '../../platform/database/column-types';

interface VouchersTable {
  id: Generated<string>;
  /** SHA-256 of the code: a leaked table reveals no usable code. */
  code_hash: Buffer;
  /** Name of the order, for the desk. */
  batch: string;
  plan_id: string;
  /** Granted days of the plan. */
  days: number;
  /** Last time to redeem it; null means no end. */
  valid_until: At | null;
  disabled_at: At | null;
  made_by: string;
  created_at: At;
  used_at: At | null;
  /** Viewer who redeemed it; null again after the viewer was purged. */
  viewer_id: string | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    vouchers: VouchersTable;
  }
}
