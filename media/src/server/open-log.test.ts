import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { mediaExpiry, signMediaPath } from '@sahra/schemas/media-url';

import streams from '../../library/streams.json';
import { startMediaProcess } from '../testing/media-process';
import { TEST_KEY } from '../testing/test-secrets';

const REQUESTS = 300;
const [CODE = ''] = Object.keys(streams);

test('SIGTERM loses no line of a request that was answered, and no line has a signature', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sahra-log-'));
  const log = await open(join(folder, 'media.log'), 'w');
  const media = await startMediaProcess(join(folder, 'films'), join(__dirname, '../..'), log.fd);
  const path = signMediaPath(TEST_KEY, CODE, mediaExpiry(Date.now()));
  for (let index = 0; index < REQUESTS; index += 1) {
    const { status } = await fetch(`${media.origin}${path}/master.m3u8`, {
      headers: { 'x-request-id': `request-${index}` },
    });
    expect(status).toBe(200);
  }
  expect(await media.terminate()).toBe(0);
  await log.close();

  const text = await readFile(join(folder, 'media.log'), 'utf8');
  const ids = text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { reqId?: string }).reqId)
    .filter((id) => id?.startsWith('request-'));
  expect(ids).toEqual(Array.from({ length: REQUESTS }, (_, index) => `request-${index}`));
  expect(text).not.toContain(path.split('/')[2]?.split('-').slice(1).join('-') ?? '');
  await rm(folder, { recursive: true, force: true });
});
