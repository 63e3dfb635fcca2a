import { PARTNERS_COMPONENTS } from '../../partners/partners.module';
import { IDENTITY_COMPONENTS } from '../../identity/identity.module';
import { BILLING_COMPONENTS } from '../../billing/billing.module';
import { LIBRARY_COMPONENTS } from '../../library/library.module';
import { COMMUNITY_COMPONENTS } from '../../community/community.module';
import { MESSAGES_COMPONENTS } from '../../messages/messages.module';
import { LIFECYCLE_COMPONENTS } from '../../lifecycle/lifecycle.module';
import { ADMIN_COMPONENTS } from '../../admin/admin.module';
import { RestErrorSchema } from '../../platform/http/errors/rest-error.schema';
import { ChangeSchema } from '../../platform/change-feed/change.schema';

/** Named schemas of the OpenAPI document; each keeps its `$id` under `components.schemas`. */
export const COMPONENTS = [
  RestErrorSchema,
  ChangeSchema,
  ...PARTNERS_COMPONENTS,
  ...IDENTITY_COMPONENTS,
  ...BILLING_COMPONENTS,
  ...LIBRARY_COMPONENTS,
  ...COMMUNITY_COMPONENTS,
  ...MESSAGES_COMPONENTS,
  ...LIFECYCLE_COMPONENTS,
  ...ADMIN_COMPONENTS,
] as const;
