import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startTestGateway } from '../testing/test-gateway';
import { readSiteOperations } from './persisted-operations';

const OLD_HASH = 'a'.repeat(64);
const OLD = 'query OldPage { channels(first: 1) { nodes { slug } } }';

let releases: string;
beforeEach(async () => {
  releases = await mkdtemp(join(tmpdir(), 'sahra-releases-'));
});
afterEach(() => rm(releases, { recursive: true }));

const release = async (name: string, operations: string): Promise<void> => {
  await mkdir(join(releases, name));
  await writeFile(join(releases, name, 'operations.json'), operations);
};

it('answers pages of an earlier release by the hash of their operation', async () => {
  await release('1795000000000-abc', JSON.stringify({ [OLD_HASH]: OLD }));
  const gateway = await startTestGateway({ operations: readSiteOperations(releases) });
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: OLD_HASH } });
  const answer = await gateway.get({ operationName: 'OldPage', extensions });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: { channels: { nodes: [{}] } } });
  await gateway.close();
});

it('leaves alone a release that is being made, and knows its own operations without any', async () => {
  await release('.making-1795000000000-abc', '{"half":');
  const own = readSiteOperations();
  expect(own.size).toBeGreaterThan(50);
  expect(readSiteOperations(releases)).toEqual(own);
  expect(readSiteOperations(join(releases, 'absent'))).toEqual(own);
});
