import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { auditRoute } from './audit/audit.route';
import { adminCommentsRoutes } from './comments/admin-comments.routes';
import { watchedWordsRoutes } from './comments/watched-words.routes';
import { createDeskGuard } from './desk-guard';
import { adminJobsRoutes } from './jobs/admin-jobs.routes';
import { adminLedgerRoutes } from './ledger/admin-ledger.routes';
import { adminPartnerKeysRoutes } from './partner-keys/admin-partner-keys.routes';
import { adminMessagesRoutes } from './messages/admin-messages.routes';
import { adminPromoCodesRoutes } from './promo-codes/admin-promo-codes.routes';
import { adminVouchersRoutes } from './vouchers/admin-vouchers.routes';
import { adminViewersRoutes } from './viewers/admin-viewers.routes';

/** What support and moderation need; only the cms desk calls it. */
export const adminRoutes = (app: AccountsApp, services: Services): void => {
  const desk = createDeskGuard(services.config.deskSecret, services.clock);
  const admin = { ...services, desk };
  adminViewersRoutes(app, admin);
  adminPromoCodesRoutes(app, admin);
  adminVouchersRoutes(app, admin);
  adminCommentsRoutes(app, admin);
  watchedWordsRoutes(app, admin);
  adminMessagesRoutes(app, admin);
  adminLedgerRoutes(app, admin);
  adminJobsRoutes(app, admin);
  adminPartnerKeysRoutes(app, admin);
  auditRoute(app, admin);
};
