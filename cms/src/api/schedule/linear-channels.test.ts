import { signInAs } from '../../testing/admin-user';
import { requestAndValidate } from '../../testing/request-and-validate';
import { fields, startTestCms, type TestCms } from '../../testing/test-cms';

const VIDEO = 'api::video.video';
const LIVE = { live: true, recorded: false, startsAt: '2026-11-23T18:00:00.000Z' };

let cms: TestCms;
let channel: string;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  const made = await cms.strapi
    .documents('api::channel.channel')
    .create({ data: fields({ slug: 'evening', light: '#fbb93c' }) });
  channel = made.documentId;
});
afterAll(() => cms.close());

const linear = async (): Promise<unknown> =>
  ((await requestAndValidate(cms, '/api/linear_channels')).body as { data: unknown }).data;

const create = async (data: object): Promise<string> => {
  const video = await cms.strapi.documents(VIDEO).create({ data: fields({ kind: 'clip', ...data }) });
  return video.documentId;
};

test('a live video plays the schedule of its channel as soon as an editor says so, and no longer', async () => {
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
