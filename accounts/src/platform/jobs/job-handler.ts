import type { Transaction } from 'kysely';

import type { Dependencies } from '../dependencies';
import type { Tables } from '../database/tables';
import type { JobKind, JobPayloads } from './job-payloads';

export interface Job<Kind extends JobKind> {
  key: string;
  payload: JobPayloads[Kind];
  /** 1 at the first attempt. */
  attempt: number;
}

/** Writes that commit together with the end of the job, or not at all. */
export type JobEnd = (trx: Transaction<Tables>) => Promise<void>;

/**
 * Does what reaches outside the database first (it may be done again after a crash, so under a key of its own at the other side),
 * and answers the writes that end the job. Whoever throws is tried again later, and given up after many times; what throws Unreachable waits for as long as it takes.
 */
export type JobHandler<Kind extends JobKind> = (
  job: Job<Kind>,
  dependencies: Dependencies,
) => Promise<JobEnd> | JobEnd;

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<Kind> };
