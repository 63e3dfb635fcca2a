import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

import { COMPONENTS } from './components';

/**
 * Adds every route registered after it to the OpenAPI document; `app.swagger()` and GET /documentation/json
 * return it.
 */
export const registerOpenApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sahra accounts',
        version: '0.1.0',
        description:
          'Viewers, sessions and entitlement. Not public: the gateway calls it, and of the public origin only `/api/auth/*` leads here. Fields are snake_case, instants ISO 8601 in UTC.',
      },
      tags: [
        { name: 'viewers', description: 'Registration and the signed-in viewer.' },
        { name: 'sign-in', description: 'The REST shape of Auth.js: form-encoded, cookies on the answer.' },
        { name: 'passwords', description: 'Forgotten and changed passwords.' },
        { name: 'devices', description: 'Where a viewer is signed in.' },
        { name: 'plans', description: 'What is on sale.' },
        {
          name: 'subscription',
          description: 'Subscriptions, their payments, and news from payment providers.',
        },
        { name: 'codes', description: 'Promo codes, vouchers and referral codes.' },
        { name: 'watching', description: 'What viewers keep, watch, prefer and want to be reminded of.' },
        { name: 'comments', description: 'What viewers write under videos.' },
        { name: 'messages', description: 'What people write to the product.' },
        { name: 'newsletter', description: 'Who gets mail about what is new.' },
        { name: 'admin', description: 'Support and moderation, for the cms desk only.' },
        { name: 'partner keys', description: 'What the keys of partner apps may do, for gateways only.' },
        { name: 'feed', description: 'What changed, for caches.' },
        { name: 'operations', description: 'For those who run the service.' },
      ],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'From SessionData.' },
          desk: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'Signed by the cms desk for one call; see schemas/desk-access.ts.',
          },
          gateway: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token that accounts and its gateways share.',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'sahra.session',
            description: '`__Host-sahra.session` on https.',
          },
        },
      },
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `def-${index}`,
    },
  });
  for (const schema of COMPONENTS) app.addSchema(schema);
  app.get('/documentation/json', { schema: { hide: true } }, () => app.swagger());
};
