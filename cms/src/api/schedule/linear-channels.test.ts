import { Client } from 'pg';

import { chooseLinearChannels } from '../../first-run/linear-channels';
import { signInAs } from '../../testing/admin-user';
import { requestAndValidate } from '../../testing/request-and-validate';
import { fields, startTestCms, type TestCms } from '../../testing/test-cms';

const VIDEO = 'api::video.video';
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
  ((await requestAndValidate(cms, '/api/linear_channels')).body as { data: unknown }).data;

/** Makes the database what it is when Strapi has just added the field: an empty column. */
const makeOld = async (): Promise<void> => {
  await database.query('UPDATE videos SET follows_schedule = NULL, live = live OR code = $1', [CODE]);
  await database.query(`DELETE FROM strapi_core_store_settings WHERE key LIKE '%first-run%'`);
};

beforeEach(makeOld);

describe('a database from before the field', () => {
  test('an older database gets its linear channel back, and the change is announced', async () => {
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
      await chooseLinearChannels(cms.strapi);
      await database.query(`UPDATE videos SET follows_schedule = ${value} WHERE code = $1`, [CODE]);
      await chooseLinearChannels(cms.strapi);
      expect(await linear()).toEqual([]);
    },
  );

  test('what an editor chose before this step came stays', async () => {
    await database.query('UPDATE videos SET follows_schedule = false WHERE code = $1', [CODE]);
    await chooseLinearChannels(cms.strapi);
    expect(await linear()).toEqual([]);
  });

  test('no other live video is switched on', async () => {
    await database.query('UPDATE videos SET live = false WHERE code = $1', [CODE]);
    await chooseLinearChannels(cms.strapi);
    const { rows } = await database.query('SELECT code FROM videos WHERE follows_schedule');
    expect(rows).toEqual([]);
  });
});

describe('what an editor chooses', () => {
  const LIVE = { live: true, recorded: false, startsAt: '2026-11-23T18:00:00.000Z' };
  const create = async (data: object): Promise<string> => {
    const video = await cms.strapi.documents(VIDEO).create({ data: fields({ kind: 'clip', ...data }) });
    return video.documentId;
  };

  test('a live video plays the schedule of its channel as soon as an editor says so, and no longer', async () => {
    const { documentId: channel } = await cms.strapi
      .documents('api::channel.channel')
      .create({ data: fields({ slug: 'evening', light: '#fbb93c' }) });
    const documentId = await create({ code: 'evening1', ...LIVE, channel });
    expect(await linear()).toEqual([]);

    const editor = await signInAs(cms, 'sahra-publisher');
    const save = (followsSchedule: boolean) =>
      editor.ask('PUT', `/content-manager/collection-types/${VIDEO}/${documentId}`, { followsSchedule });
    expect((await save(true)).status).toBe(200);
    expect(await linear()).toEqual([{ video_code: 'evening1', channel_slug: 'evening' }]);
    expect((await save(false)).status).toBe(200);
    expect(await linear()).toEqual([]);
  });

  test('a live video without a channel has no schedule to play', async () => {
    await create({ code: 'alone001', ...LIVE, followsSchedule: true });
    expect(await linear()).toEqual([]);
  });

  test('a recording cannot play a schedule', async () => {
    await expect(create({ code: 'record01', followsSchedule: true })).rejects.toThrow(
      'Only a live video plays a schedule.',
    );
  });
});
