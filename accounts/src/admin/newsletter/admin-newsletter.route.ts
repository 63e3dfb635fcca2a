import { countNewsletter } from '../../messages/messages.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import type { AdminServices } from '../admin-services';
import { NEWSLETTER_COUNTS_SCHEMA } from './admin-newsletter.schema';

export const adminNewsletterRoute = (app: AccountsApp, { database, desk, clock }: AdminServices): void => {
  app.get(
    '/api/admin/newsletter',
    { schema: NEWSLETTER_COUNTS_SCHEMA, onRequest: desk.allow('newsletter:read') },
    async () => ({ data: await countNewsletter(database.queries, clock()) }),
  );
};
