import type { ColumnType, Generated } from 'kysely';

import type { At } from '../platform/database/column-types';

interface AuditEntriesTable {
  number: Generated<string>;
  at: At;
  /** E-mail address of the person at the desk. */
  actor: string;
  /** What was done, e.g. `viewer.read`. */
  action: string;
  /** Kind and id of what it was done to, e.g. `viewer:{id}`; never a name or an address. */
  subject: string;
  /** Facts that changed, before and after; holds no secret and nothing of a person but ids. */
  details: ColumnType<Record<string, unknown>, string, never>;
  request_id: string;
}

declare module '../platform/database/tables' {
  interface Tables {
    audit_entries: AuditEntriesTable;
  }
}
