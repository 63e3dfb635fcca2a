import type { AccountsApp } from '../../platform/http/accounts-app';
import type { Dependencies } from '../../platform/dependencies';
import { Refusal } from '../../platform/http/errors/refusal';
import { createGatewayGuard } from './gateway-guard';
import { resolvePartnerKey } from './resolve-partner-key';
import { RESOLVE_PARTNER_KEY_SCHEMA } from './resolve-partner-key.schema';

export const resolvePartnerKeyRoute = (app: AccountsApp, { config, database, clock }: Dependencies): void => {
  app.post(
    '/api/partner_keys/resolve',
    { schema: RESOLVE_PARTNER_KEY_SCHEMA, onRequest: createGatewayGuard(config.gatewayToken) },
    async (request) => {
      const hash = Buffer.from(request.body.key_hash, 'hex');
      const key = await resolvePartnerKey(database.queries, hash, clock());
      if (!key) throw new Refusal(401, 'PARTNER_KEY_INVALID');
      return { data: { ...key, expires_at: key.expires_at?.toISOString() ?? null } };
    },
  );
};
