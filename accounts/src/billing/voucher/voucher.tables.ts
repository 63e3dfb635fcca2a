import type { Generated } from 'kysely';

import type { At } from '../../platform/database/column-types';

interface VouchersTable {
  id: Generated<string>;
  /** SHA-256 of the code: whoever reads the table can use none. */
  code_hash: Buffer;
  /** What the vouchers of one order are called, for those who made them. */
  batch: string;
  plan_id: string;
  /** How long it gives the plan. */
  days: number;
  /** Last moment to activate it; null has no end. */
  valid_until: At | null;
  disabled_at: At | null;
  made_by: string;
  created_at: At;
  used_at: At | null;
  /** Who used it; null again once the person is gone. */
  viewer_id: string | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    vouchers: VouchersTable;
  }
}
