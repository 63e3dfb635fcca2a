import type { Core } from '@strapi/strapi';

import type { AdminUser } from '../../testing/admin-user';
import { countLockWaits } from '../../testing/count-lock-waits';
import { publishedShow } from '../../testing/published-records';
import { recordDesk } from '../../testing/record-desk';
import { signInAllRoles } from '../../testing/sign-in-all-roles';
import { startTestCms, type TestCms, type TestResponse } from '../../testing/test-cms';

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

let cms: TestCms;
let deskOf: (code: string) => AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  deskOf = await signInAllRoles(cms);
});
afterAll(() => cms.close());

/**
 * Sends both saves while the texts of the record are locked, and lets go of them when both wait: whoever has read the
 * record by then has read it before the other one wrote.
 */
const atOnce = async (
  id: string,
  saves: readonly (() => Promise<TestResponse>)[],
): Promise<TestResponse[]> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isLocked = (): void => undefined;
  const locked = new Promise<void>((resolve) => {
    isLocked = resolve;
  });
  const holding = cms.strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    const lock = 'SELECT id FROM show_texts WHERE document_id = ? FOR UPDATE';
    await cms.strapi.db.connection.raw(lock, [id]).transacting(trx);
    isLocked();
    await held;
  });
  await locked;
  const responses = Promise.all(saves.map((save) => save()));
  while ((await countLockWaits(cms)) < saves.length);
  letGo();
  await holding;
  return responses;
};

const saveBoth = async (id: string, fields: readonly (readonly [name: string, value: string])[]) => {
  const desk = recordDesk(deskOf('sahra-publisher'));
  const version = (await desk.read('show', id)).words?.en.version ?? '';
  const saves = fields.map(
    ([name, value]) =>
      () =>
        desk.put('show', id, { words: { en: { version, values: { [name]: value } } } }),
  );
  const statuses = (await atOnce(id, saves)).map(({ status }) => status);
  const { words } = await desk.read('show', id);
  return { statuses, stored: words?.en.values };
};

test('of two saves of one field at the same moment one is stored, and the other is told of it', async () => {
  const { statuses, stored } = await saveBoth(await publishedShow(cms), [
    ['title', 'The first'],
    ['title', 'The second'],
  ]);
  expect([...statuses].sort()).toEqual([200, 409]);
  expect(stored).toMatchObject({ title: statuses[0] === 200 ? 'The first' : 'The second' });
});

test('two saves of different fields at the same moment are both stored', async () => {
  const { statuses, stored } = await saveBoth(await publishedShow(cms), [
    ['title', 'Another title'],
    ['description', 'Another description.'],
  ]);
  expect(statuses).toEqual([200, 200]);
  expect(stored).toMatchObject({ title: 'Another title', description: 'Another description.' });
});
