import type { AccountsApp } from '../http/accounts-app';
import type { Queries } from '../database/database';
import { Refusal } from '../http/errors/refusal';
import { CHANGES_SCHEMA } from './changes.schema';
import { readChanges } from './read-changes';

export const changesRoute = (app: AccountsApp, queries: Queries): void => {
  app.get('/api/changes', { schema: CHANGES_SCHEMA }, async (request) => {
    const { gone, data, meta } = await readChanges(queries, request.query.after);
    if (gone) throw new Refusal(410, 'CURSOR_GONE', { meta });
    return { data, meta };
  });
};
