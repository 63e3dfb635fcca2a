import { Client } from 'pg';

import { startTestCms, type TestCms } from '../testing/test-cms';
import { chooseLinearChannels } from './linear-channels';

const CODE = 'q2dcnfdt';
const LINEAR = [{ video_code: CODE, channel_slug: 'live-music' }];

let cms: TestCms;
let database: Client;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
  database = new Client({ connectionString: cms.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await cms.close();
});

const linear = async (): Promise<unknown> =>
  ((await cms.get('/api/linear_channels')).body as { data: unknown }).data;

/** Makes the database what it is when Strapi has just added the field: an empty column. */
const makeOld = async (): Promise<void> => {
  await database.query('UPDATE videos SET follows_schedule = NULL');
  await database.query(`DELETE FROM strapi_core_store_settings WHERE key LIKE '%first-run%'`);
};

test('an older database gets its linear channel back, and the change is announced', async () => {
  await makeOld();
  expect(await linear()).toEqual([]);
  const changes = async () => {
    const { rows } = await database.query<{ document: string }>(
      `SELECT document FROM feed.changes WHERE type = 'video' AND document = $1`,
      [CODE],
    );
    return rows.length;
  };
  const before = await changes();
  await chooseLinearChannels(cms.strapi);
  expect(await linear()).toEqual(LINEAR);
  expect(await changes()).toBe(before + 1);
});

test.each(['false', 'NULL'])(
  'what an editor set to %s afterwards stays at the next starts',
  async (value) => {
    await makeOld();
    await chooseLinearChannels(cms.strapi);
    await database.query(`UPDATE videos SET follows_schedule = ${value} WHERE code = $1`, [CODE]);
    await chooseLinearChannels(cms.strapi);
    expect(await linear()).toEqual([]);
  },
);

test('what an editor chose before this step came stays', async () => {
  await makeOld();
  await database.query('UPDATE videos SET follows_schedule = false WHERE code = $1', [CODE]);
  await chooseLinearChannels(cms.strapi);
  expect(await linear()).toEqual([]);
});

test('no other live video is switched on', async () => {
  await makeOld();
  await database.query('UPDATE videos SET live = false WHERE code = $1', [CODE]);
  await chooseLinearChannels(cms.strapi);
  const { rows } = await database.query('SELECT code FROM videos WHERE follows_schedule');
  expect(rows).toEqual([]);
});
