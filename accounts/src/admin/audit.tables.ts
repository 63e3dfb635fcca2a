import type { ColumnType, Generated } from 'kysely';

import type { At } from '../platform/database/column-types';

interface AuditEntriesTable {
  number: Generated<string>;
  at: At;
  /** E-mail address of the desk user. */
  actor: string;
  /** Name of the action, e.g. `viewer.read`. */
  action: string;
  /** Kind and id of the record, e.g. `viewer:{id}`; never a name or an address. */
  subject: string;
  /** Changed fields, before and after. Holds no secret, and no personal data except ids. */
  details: ColumnType<Record<string, unknown>, string, never>;
  request_id: string;
}

declare module '../platform/database/tables' {
  interface Tables {
    audit_entries: AuditEntriesTable;
  }
}
