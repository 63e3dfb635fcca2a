import { SUPER_ADMIN } from '../../strapi/services/admin-users';
import { signInAs, type AdminUser } from '../../testing/admin-user';
import { detailIn, recordDesk } from '../../testing/record-desk';
import { signInAllRoles } from '../../testing/sign-in-all-roles';
import { startTestCms, type TestCms } from '../../testing/test-cms';
import type { HistoryEntry } from '../record/record-detail';

let cms: TestCms;
let publisher: AdminUser;
let owner: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  publisher = (await signInAllRoles(cms))('sahra-publisher');
  owner = await signInAs(cms, SUPER_ADMIN, 'en');
});
afterAll(() => cms.close());

test('older facts of a video are restored without their length, which is of the film of now', async () => {
  const words = { en: { title: 'Dunes' } };
  const made = await publisher.ask('POST', '/desk/record', {
    type: 'video',
    facts: { code: 'k7m2x9qd' },
    words,
  });
  const { documentId } = detailIn(made).record;
  const save = async (as: AdminUser, values: object): Promise<void> => {
    const { facts } = await recordDesk(as).read('video', documentId);
    const part = { version: facts?.version ?? '', values };
    detailIn(await recordDesk(as).put('video', documentId, { facts: part }));
  };
  await save(publisher, { durationSeconds: 100, episodeNumber: 1 });
  await save(owner, { durationSeconds: 200, episodeNumber: 2 });
  const path = `/desk/record/history?type=video&documentId=${documentId}`;
  const { data } = (await publisher.ask('GET', path)).body as { data: HistoryEntry[] };
  const older = data.filter(({ language }) => language === null)[1];
  const { facts } = detailIn(await publisher.ask('POST', '/desk/record/restore', { id: older?.id ?? '' }));
  expect(facts?.values).toMatchObject({ durationSeconds: 200, episodeNumber: 1 });
});
