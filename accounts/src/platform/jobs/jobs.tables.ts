import type { ColumnType, Generated } from 'kysely';

import type { At } from '../database/column-types';
import type { JobKind } from './job-payloads';

interface JobsTable {
  number: Generated<string>;
  kind: JobKind;
  /** With `kind` unique for ever: enqueueing the same work twice is enqueueing it once. */
  key: string;
  /** What the handler needs; emptied when the job ends. */
  payload: ColumnType<Record<string, unknown>, string, string>;
  run_at: At;
  /** How often it was begun; a try that found somebody outside away does not count. */
  attempts: Generated<number>;
  /** Until when a process may work on it; past or null: anybody may take it. */
  leased_until: At | null;
  /** Who has the lease. */
  lease: string | null;
  /** Set when it was done. */
  done_at: At | null;
  /** Set when it was given up; `last_error` says why. */
  failed_at: At | null;
  last_error: string | null;
}

declare module '../database/tables' {
  interface Tables {
    jobs: JobsTable;
  }
}
