import { sql } from 'kysely';

import type { AccountsApp } from '../../platform/http/accounts-app';
import type { Queries } from '../../platform/database/database';
import { HEALTH_SCHEMA, READY_SCHEMA } from './health.schema';

export const healthRoutes = (app: AccountsApp, queries: Queries): void => {
  app.get('/health', { schema: HEALTH_SCHEMA, logLevel: 'warn' }, () => ({ status: 'up' }));
  app.get('/ready', { schema: READY_SCHEMA, logLevel: 'warn' }, async (request, reply) => {
    try {
      await sql`select 1 from viewers limit 1`.execute(queries);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
};
