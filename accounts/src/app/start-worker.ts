import type { FastifyBaseLogger } from 'fastify';

import type { Dependencies } from '../platform/dependencies';
import { enqueueHousekeeping } from './housekeeping/enqueue-housekeeping';
import { JOB_HANDLERS } from './job-handlers';
import { runDueJobs } from '../platform/jobs/run-due-jobs';

const PAUSE_MS = 1000;

export interface Worker {
  /** Takes no further job; resolves when the running job has ended. */
  stop(): Promise<void>;
}

/** Runs due jobs one at a time; several processes share the queue. */
export const startWorker = (dependencies: Dependencies, log: FastifyBaseLogger): Worker => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  let kept = false;
  const work = async (): Promise<void> => {
    try {
      // After this, the housekeeping of each day enqueues the next.
      if (!kept) await enqueueHousekeeping(dependencies.database.queries, dependencies.clock());
      kept = true;
      await runDueJobs(
        dependencies,
        JOB_HANDLERS,
        ({ kind, key, attempts }, err) =>
          log.warn({ kind, key, attempts, err }, 'a job failed and is tried again'),
        () => !stopped,
      );
    } catch (error) {
      log.warn({ err: error }, 'jobs wait for the database');
    }
    if (!stopped) timer = setTimeout(begin, PAUSE_MS);
  };
  const begin = (): void => {
    round = work();
  };
  begin();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return round;
    },
  };
};
