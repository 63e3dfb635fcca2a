import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { SUPER_ADMIN } from '../../strapi/services/admin-users';
import { signInAs, type AdminUser } from '../../testing/admin-user';
import { detailIn, recordDesk } from '../../testing/record-desk';
import { signInAllRoles } from '../../testing/sign-in-all-roles';
import { startTestCms, type TestCms } from '../../testing/test-cms';
import type { HistoryEntry } from '../record/record-detail';

/** Length of the film that media reports; undefined while media is away. */
let seconds: number | null | undefined;
let media: Server;
let cms: TestCms;
let publisher: AdminUser;
let owner: AdminUser;
beforeAll(async () => {
  media = createServer((_request, response) => {
    response.writeHead(seconds === undefined ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { seconds } }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => media.once('listening', resolve));
  process.env['MEDIA_URL'] = `http://127.0.0.1:${(media.address() as AddressInfo).port}`;
  cms = await startTestCms({ seeds: false });
  publisher = (await signInAllRoles(cms))('sahra-publisher');
  owner = await signInAs(cms, SUPER_ADMIN, 'en');
});
afterAll(async () => {
  await cms.close();
  media.close();
  delete process.env['MEDIA_URL'];
});

test.each([
  ['without a film, with the length that was typed', 'k7m2x9qd', null, 100],
  ['with a film, without the length, which the film tells', 'k7m2x9qe', 200, 200],
  ['whose film cannot be read, without the length', 'k7m2x9qf', undefined, 200],
])('older facts of a video are restored: one %s', async (_which, code, film, restored) => {
  const words = { en: { title: 'Dunes' } };
  const made = await publisher.ask('POST', '/desk/record', { type: 'video', facts: { code }, words });
  const { documentId } = detailIn(made).record;
  const save = async (as: AdminUser, values: object): Promise<void> => {
    const { facts } = await recordDesk(as).read('video', documentId);
    const part = { version: facts?.version ?? '', values };
    detailIn(await recordDesk(as).put('video', documentId, { facts: part }));
  };
  await save(publisher, { durationSeconds: 100, episodeNumber: 1 });
  await save(owner, { durationSeconds: 200, episodeNumber: 2 });
  seconds = film;
  const path = `/desk/record/history?type=video&documentId=${documentId}`;
  const { data } = (await publisher.ask('GET', path)).body as { data: HistoryEntry[] };
  const older = data.filter(({ language }) => language === null)[1];
  const { facts } = detailIn(await publisher.ask('POST', '/desk/record/restore', { id: older?.id ?? '' }));
  expect(facts?.values).toMatchObject({ durationSeconds: restored, episodeNumber: 1 });
});
