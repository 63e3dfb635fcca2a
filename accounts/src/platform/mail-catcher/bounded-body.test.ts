import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describeRequestBodyLimits } from '@sahra/schemas/testing/describe-request-body-limits';

import { buildCatcher } from './build-catcher';
import { MailStore } from './mail-store';

describeRequestBodyLimits({
  start: async (bodies) => {
    const folder = await mkdtemp(join(tmpdir(), 'sahra-mail-'));
    const app = buildCatcher(await MailStore.open(folder), bodies);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}`,
      close: async () => {
        await app.close();
        await rm(folder, { recursive: true });
      },
    };
  },
  path: '/clear',
  codeOf: (body) => (body as { code: string }).code,
});
