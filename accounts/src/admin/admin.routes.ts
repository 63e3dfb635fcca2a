import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { auditRoute } from './audit/audit.route';
import { createDeskGuard } from './desk-guard';
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
  auditRoute(app, admin);
};
