import type { Dependencies } from '../../platform/dependencies';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { createGatewayGuard } from './gateway-guard';
import { recordPartnerKeyUses } from './record-partner-key-uses';
import { RECORD_PARTNER_KEY_USES_SCHEMA } from './record-partner-key-uses.schema';

export const recordPartnerKeyUsesRoute = (app: AccountsApp, { config, database }: Dependencies): void => {
  app.post(
    '/api/partner_keys/uses',
    { schema: RECORD_PARTNER_KEY_USES_SCHEMA, onRequest: createGatewayGuard(config.gatewayToken) },
    async (request, reply) => {
      await recordPartnerKeyUses(database.queries, request.body.uses);
      return reply.code(204).send(null);
    },
  );
};
