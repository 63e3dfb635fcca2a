import { adminViewersRoutes } from './viewers/admin-viewers.routes';
import { adminVouchersRoutes } from './vouchers/admin-vouchers.routes';
import { adminPromoCodesRoutes } from './promo-codes/admin-promo-codes.routes';
import { adminMessagesRoutes } from './messages/admin-messages.routes';
import { adminNewsletterRoute } from './newsletter/admin-newsletter.route';
import { adminPartnerKeysRoutes } from './partner-keys/admin-partner-keys.routes';
import { adminLedgerRoutes } from './ledger/admin-ledger.routes';
import { adminJobsRoutes } from './jobs/admin-jobs.routes';
import { createDeskGuard } from '../platform/http/desk-guard';
import { watchedWordsRoutes } from './comments/watched-words.routes';
import { adminCommentsRoutes } from './comments/admin-comments.routes';
import { auditRoute } from './audit/audit.route';
import type { AccountsApp } from '../platform/http/accounts-app';
import type { Services } from '../identity/identity.module';
import { AuditEntrySchema } from './audit/audit.schema';
import {
  AdminCommentContextSchema,
  AdminCommentSchema,
  VerdictSchema,
} from './comments/admin-comment.schema';
import { NewWatchedWordSchema, WatchedWordSchema } from './comments/watched-word.schema';
import { TroubledJobSchema } from './jobs/admin-jobs.schema';
import { LedgerEntrySchema } from './ledger/admin-ledger.schema';
import { AdminMessageSchema, MessageOutcomeSchema } from './messages/admin-message.schema';
import { NewsletterCountsSchema } from './newsletter/admin-newsletter.schema';
import {
  AdminPartnerKeySchema,
  NewPartnerKeySchema,
  RotationSchema,
} from './partner-keys/admin-partner-key.schema';
import { AdminPromoCodeSchema, NewPromoCodeSchema } from './promo-codes/admin-promo-code.schema';
import { AdminViewerSchema } from './viewers/admin-viewer.schema';
import { VoucherBatchSchema, VoucherOrderSchema } from './vouchers/admin-voucher.schema';

/** Registers the routes for support and moderation. Only the cms desk calls them. */
export const registerAdmin = (app: AccountsApp, services: Services): void => {
  const desk = createDeskGuard(services.config.deskSecret, services.clock);
  const admin = { ...services, desk };
  adminViewersRoutes(app, admin);
  adminPromoCodesRoutes(app, admin);
  adminVouchersRoutes(app, admin);
  adminCommentsRoutes(app, admin);
  watchedWordsRoutes(app, admin);
  adminMessagesRoutes(app, admin);
  adminNewsletterRoute(app, admin);
  adminLedgerRoutes(app, admin);
  adminJobsRoutes(app, admin);
  adminPartnerKeysRoutes(app, admin);
  auditRoute(app, admin);
};

/** Named schemas of this module in the OpenAPI document. */
export const ADMIN_COMPONENTS = [
  AdminViewerSchema,
  TroubledJobSchema,
  LedgerEntrySchema,
  AdminPartnerKeySchema,
  NewPartnerKeySchema,
  RotationSchema,
  AdminCommentSchema,
  AdminCommentContextSchema,
  VerdictSchema,
  WatchedWordSchema,
  NewWatchedWordSchema,
  AdminMessageSchema,
  MessageOutcomeSchema,
  NewsletterCountsSchema,
  VoucherOrderSchema,
  VoucherBatchSchema,
  NewPromoCodeSchema,
  AdminPromoCodeSchema,
  AuditEntrySchema,
] as const;
