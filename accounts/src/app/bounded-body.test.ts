import type { AddressInfo } from 'node:net';

import { describeRequestBodyLimits } from '@sahra/schemas/testing/describe-request-body-limits';

import { openDatabase } from '../platform/database/database';
import { createPaymentProvider } from '../billing/payment/create-payment-provider';
import { RATE_LIMITS } from '../platform/rate-limit/rate-limits';
import { createFakeMailer } from '../testing/fake-mailer';
import { TEST_CONFIG } from '../testing/start-accounts';
import { buildApp } from './build-app';

/** Never connected to: every request here fails at its body. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';

describeRequestBodyLimits({
  start: async (bodies) => {
    const database = openDatabase(NO_DATABASE, () => undefined);
    const clock = () => new Date();
    const payments = createPaymentProvider({ config: TEST_CONFIG, database, clock });
    const { mailer } = createFakeMailer();
    const app = await buildApp({
      config: TEST_CONFIG,
      database,
      rateLimits: RATE_LIMITS,
      clock,
      mailer,
      payments,
      bodies,
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}`,
      close: async () => {
        await app.close();
        await database.close();
      },
    };
  },
  path: '/api/register',
  codeOf: (body) => (body as { code: string }).code,
});
