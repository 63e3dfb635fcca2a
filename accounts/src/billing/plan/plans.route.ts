import type { AccountsApp } from '../../platform/http/accounts-app';
import type { Queries } from '../../platform/database/database';
import { PLANS_SCHEMA } from './plans.schema';
import { readPlans } from './read-plans';

export const plansRoute = (app: AccountsApp, queries: Queries): void => {
  app.get('/api/plans', { schema: PLANS_SCHEMA }, async () => ({ data: await readPlans(queries) }));
};
