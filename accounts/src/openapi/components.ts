import { AuditEntrySchema } from '../admin/audit/audit.schema';
import { AdminViewerSchema } from '../admin/viewers/admin-viewer.schema';
import { ChangeSchema } from '../changes/change.schema';
import { EntitlementSchema } from '../entitlement/entitlement.schema';
import { RestErrorSchema } from '../errors/rest-error.schema';
import { NewsletterSubscriptionSchema } from '../newsletter/newsletter-subscription.schema';
import { PlanSchema } from '../plan/plan.schema';
import { ReferralCodeSchema, TypedCodeSchema } from '../referral/referral.schema';
import { RegistrationSchema } from '../registration/registration.schema';
import { AuthSessionSchema, NoSessionSchema } from '../session/auth-session.schema';
import { SessionDataSchema } from '../session/session-data.schema';
import { ViewerSchema } from '../viewer/viewer.schema';

/** Named schemas of the document: they keep their `$id` under `components.schemas`. */
export const COMPONENTS = [
  RestErrorSchema,
  EntitlementSchema,
  ViewerSchema,
  SessionDataSchema,
  AuthSessionSchema,
  NoSessionSchema,
  RegistrationSchema,
  NewsletterSubscriptionSchema,
  PlanSchema,
  ReferralCodeSchema,
  TypedCodeSchema,
  ChangeSchema,
  AdminViewerSchema,
  AuditEntrySchema,
] as const;
