import type { AccountsApp } from '../../platform/http/accounts-app';
import { Refusal } from '../../platform/http/errors/refusal';
import { retryJob, troubledJobs, type TroubledJob } from '../../platform/jobs/troubled-jobs';
import { pageOf, readCursor } from '../../platform/http/paging/cursor';
import { readNumberCursor } from '../../platform/http/paging/read-number-cursor';
import { ADMIN_PAGE_SIZE } from '../admin-page-size';
import type { AdminServices } from '../admin-services';
import { appendAudit } from '../append-audit';
import { RETRY_JOB_SCHEMA, TROUBLED_JOBS_SCHEMA } from './admin-jobs.schema';

const written = ({ last_error, failed_at, run_at, ...job }: TroubledJob) => ({
  ...job,
  reason: last_error ?? '',
  failed_at: failed_at?.toISOString() ?? null,
  next_try_at: failed_at ? null : run_at.toISOString(),
});

export const adminJobsRoutes = (app: AccountsApp, { database, desk, clock }: AdminServices): void => {
  const onRequest = desk.allow('jobs:write');
  const { queries } = database;

  app.get('/api/admin/jobs', { schema: TROUBLED_JOBS_SCHEMA, onRequest }, async (request) => {
    const before = readNumberCursor(readCursor(request.query.after, 1));
    const found = await troubledJobs(queries, { before, limit: ADMIN_PAGE_SIZE + 1 });
    const { rows, next } = pageOf(found, ADMIN_PAGE_SIZE, ({ number }) => [number]);
    return { data: rows.map(written), meta: { next } };
  });

  app.post(
    '/api/admin/jobs/:number/retry',
    { schema: RETRY_JOB_SCHEMA, onRequest },
    async (request, reply) => {
      const [actor, now] = [desk.actor(request), clock()];
      const { number } = request.params;
      await queries.transaction().execute(async (trx) => {
        const kind = await retryJob(trx, number, now);
        if (kind === undefined) throw new Refusal(404, 'NOT_FOUND');
        const details = { kind };
        await appendAudit(trx, {
          ...{ actor, request, now, action: 'job.retry', subject: `job:${number}`, details },
        });
      });
      return reply.code(204).send(null);
    },
  );
};
