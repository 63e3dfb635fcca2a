import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { signInAs, type AdminUser } from '../testing/admin-user';
import { startTestCms, type TestCms } from '../testing/test-cms';

let cms: TestCms;
let arabic: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  arabic = await signInAs(cms, 'sahra-editor-ar', 'ar');
});
afterAll(() => cms.close());

describe('pictures from other addresses', () => {
  let asked = 0;
  let inside: Server;
  beforeAll(async () => {
    inside = createServer((_request, answer) => {
      asked += 1;
      answer.end();
    });
    await new Promise<void>((resolve) => inside.listen(0, resolve));
  });
  afterAll(() => new Promise((resolve) => inside.close(resolve)));

  test('are not taken, and nobody is asked for them', async () => {
    const { port } = inside.address() as AddressInfo;
    const urls = [`http://0.0.0.0:${port}/a.png`, `http://127.0.0.1:${port}/a.png`];
    const { body } = await arabic.ask('POST', '/upload/actions/upload-from-urls', { urls });
    expect(String(body).match(/لا تُجلب الصور من عناوين أخرى/g)).toHaveLength(4);
    expect(asked).toBe(0);
  });
});
