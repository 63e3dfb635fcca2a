import type { Transaction } from 'kysely';

import type { Dependencies } from '../dependencies';
import type { Tables } from '../database/tables';
import type { JobKind, JobPayloads } from './job-payloads';

export interface Job<Kind extends JobKind> {
  key: string;
  payload: JobPayloads[Kind];
  /** Number of this attempt, from 1. */
  attempt: number;
}

/** Writes in the transaction that marks the job as done; both commit, or neither. */
export type JobEnd = (trx: Transaction<Tables>) => Promise<void>;

/**
 * Calls external services first, and returns the writes that end the job. A call may be repeated after a
 * crash, so it needs an idempotency key.
 * A handler that throws is retried with back-off and fails after many attempts; after Unreachable it is
 * retried without limit.
 */
export type JobHandler<Kind extends JobKind> = (
  job: Job<Kind>,
  dependencies: Dependencies,
) => Promise<JobEnd> | JobEnd;

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<Kind> };
