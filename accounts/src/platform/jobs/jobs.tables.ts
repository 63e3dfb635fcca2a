import type { ColumnType, Generated } from 'kysely';

import type { At } from '../database/column-types';
import type { JobKind } from './job-payloads';

interface JobsTable {
  number: Generated<string>;
  kind: JobKind;
  /** Never used twice with the same `kind`: a job can be enqueued only once. */
  key: string;
  /** Payload of the handler; emptied when the job ends. */
  payload: ColumnType<Record<string, unknown>, string, string>;
  run_at: At;
  /** Number of started attempts; one that ended with Unreachable does not count. */
  attempts: Generated<number>;
  /** Until when one process holds the job; past or null means that it is free. */
  leased_until: At | null;
  /** Id of the current lease. */
  lease: string | null;
  /** Time at which the job was done. */
  done_at: At | null;
  /** Time at which the job failed for good; `last_error` holds the reason. */
  failed_at: At | null;
  last_error: string | null;
}

declare module '../database/tables' {
  interface Tables {
    jobs: JobsTable;
  }
}
