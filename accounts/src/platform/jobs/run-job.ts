import type { Dependencies } from '../dependencies';
import { Unreachable } from '../http/errors/unreachable';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../time/durations';
import type { JobHandler, JobHandlers } from './job-handler';
import type { JobKind, JobPayloads } from './job-payloads';
import type { ClaimedJob } from './claim-job';

/**
 * Back-off of 5 s, 10 s, 20 s … and about an hour from the tenth attempt on, so that jobs survive an outage
 * of a day.
 */
const RETRY_FIRST_MS = 5 * SECOND_MS;
const RETRY_LONGEST_MS = HOUR_MS;
const ATTEMPTS_MAX = 40;
/** Retry delay after Unreachable; it repeats without limit and uses no attempt. */
const AWAY_MS = 15 * MINUTE_MS;
const ERROR_LENGTH = 500;

/** Thrown when another process took over the job, because this one exceeded its lease. */
class LeaseLost extends Error {}

const endJob = async (
  dependencies: Dependencies,
  handlers: JobHandlers,
  { kind, key, payload, attempts, number, lease }: ClaimedJob,
) => {
  // enqueueJob wrote the payload for this kind; the type of a row cannot express that.
  const handle = handlers[kind] as JobHandler<JobKind>;
  const end = await handle(
    { key, payload: payload as unknown as JobPayloads[JobKind], attempt: attempts },
    dependencies,
  );
  await dependencies.database.queries.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('jobs')
      .set({
        done_at: dependencies.clock(),
        payload: '{}',
        lease: null,
        leased_until: null,
        last_error: null,
      })
      .where('number', '=', number)
      .where('lease', '=', lease)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new LeaseLost();
    await end(trx);
  });
};

const postpone = async (
  { database, clock }: Dependencies,
  job: ClaimedJob,
  error: unknown,
): Promise<void> => {
  const now = clock();
  const away = error instanceof Unreachable;
  const wait = away ? AWAY_MS : Math.min(RETRY_FIRST_MS * 2 ** (job.attempts - 1), RETRY_LONGEST_MS);
  const reason = (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown').slice(
    0,
    ERROR_LENGTH,
  );
  await database.queries
    .updateTable('jobs')
    .set({
      lease: null,
      leased_until: null,
      run_at: new Date(now.getTime() + wait),
      last_error: reason,
      ...(away ? { attempts: job.attempts - 1 } : job.attempts >= ATTEMPTS_MAX && { failed_at: now }),
    })
    .where('number', '=', job.number)
    .where('lease', '=', job.lease)
    .execute();
};

/**
 * Runs a taken job. A failed one is retried later, and fails for good after many attempts.
 * @returns the error, if any.
 */
export const runJob = async (
  dependencies: Dependencies,
  handlers: JobHandlers,
  job: ClaimedJob,
): Promise<unknown> => {
  try {
    await endJob(dependencies, handlers, job);
    return undefined;
  } catch (error) {
    if (!(error instanceof LeaseLost)) await postpone(dependencies, job, error);
    return error;
  }
};
