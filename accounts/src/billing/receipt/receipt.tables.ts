import type { At } from '../../platform/database/column-types';

interface ReceiptsTable {
  /** 1, 2, 3 … without gaps, in the order of issue. */
  number: number;
  payment_id: string;
  plan_name_en: string;
  plan_name_ar: string;
  issued_at: At;
}

interface ReceiptCounterTable {
  only_row: boolean;
  last_number: number;
}

declare module '../../platform/database/tables' {
  interface Tables {
    receipts: ReceiptsTable;
    receipt_counter: ReceiptCounterTable;
  }
}
