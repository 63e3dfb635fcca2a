import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { EXPORT_SCHEMA } from './export.schema';
import { exportViewer } from './export-viewer';

const DATE_LENGTH = 'yyyy-mm-dd'.length;

export const exportRoute = (
  app: AccountsApp,
  { authenticate, database, rateLimits, clock }: Services,
): void => {
  const limiter = createLimiter(database.pool, rateLimits, 'export');
  app.get('/api/export', { schema: EXPORT_SCHEMA, onRequest: authenticate.hook }, async (request, reply) => {
    const viewer = authenticate.viewer(request);
    await limiter.spend(viewer.id, request.ip);
    const data = await exportViewer(database, viewer, clock());
    const day = data.exported_at.slice(0, DATE_LENGTH);
    return reply.header('content-disposition', `attachment; filename="export-${day}.json"`).send({ data });
  });
};
