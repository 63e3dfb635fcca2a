import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { startTestServer } from '../testing/start-test-server';

describe('health and readiness', () => {
  it('is ready while the library can be read, and stays up when it cannot', async () => {
    const server = await startTestServer(Date.now());
    try {
      expect((await server.send('/health')).status).toBe(200);
      const ready = await server.send('/ready');
      expect(ready.status).toBe(200);
      expect(JSON.parse(ready.body.toString())).toEqual({
        status: 'ready',
        films: 'Films are made by a test.',
      });

      await rm(join(server.libraryDir, 'clips'), { recursive: true });
      expect((await server.send('/health')).status).toBe(200);
      expect((await server.send('/ready')).status).toBe(503);
    } finally {
      await server.stop();
    }
  });
});
