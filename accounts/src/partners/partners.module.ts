import type { AccountsApp } from '../platform/http/accounts-app';
import type { Dependencies } from '../platform/dependencies';
import { PartnerKeySchema } from './partner-key/partner-key.schema';
import { PartnerKeyUseSchema } from './partner-key/partner-key-use.schema';
import { recordPartnerKeyUsesRoute } from './partner-key/record-partner-key-uses.route';
import { resolvePartnerKeyRoute } from './partner-key/resolve-partner-key.route';

export { parsePartnerKeyCommand } from './partner-key/command/partner-key-command';
export { refusalText } from './partner-key/command/refusal-text';
export { runPartnerKeyCommand } from './partner-key/command/run-partner-key-command';
export { UsageError } from './partner-key/command/usage-error';
export { createPartnerKey } from './partner-key/create-partner-key';
export { type PartnerKeyDetails, listPartnerKeys } from './partner-key/list-partner-keys';
export { USE_DAYS, readPartnerKeyUses } from './partner-key/read-partner-key-uses';
export { revokePartnerKey } from './partner-key/revoke-partner-key';
export { ROTATION_HOURS, rotatePartnerKey } from './partner-key/rotate-partner-key';

/** Registers the routes for keys of partner apps. */
export const registerPartners = (app: AccountsApp, services: Dependencies): void => {
  resolvePartnerKeyRoute(app, services);
  recordPartnerKeyUsesRoute(app, services);
};

/** Named schemas of this module in the OpenAPI document. */
export const PARTNERS_COMPONENTS = [PartnerKeySchema, PartnerKeyUseSchema] as const;
