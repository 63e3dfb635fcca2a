import { requestAndValidate } from '../../testing/request-and-validate';
import { fields, startTestCms, type TestCms } from '../../testing/test-cms';

const FACTS = { kind: 'episode', live: false, recorded: true, premium: false } as const;

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
});
afterAll(() => cms.close());

const ask = async (code: string) => (await requestAndValidate(cms, `/api/video_poster?code=${code}`)).body;

test('a poster is answered from the first draft of its video on, and null where there is none', async () => {
  const rendition = { url: '/uploads/p.webp', mime: 'image/webp', width: 640, height: 360 };
  const file: unknown = await cms.strapi.db.query('plugin::upload.file').create({
    data: {
      ...{ name: 'p', hash: 'p', ext: '.jpg', mime: 'image/jpeg', size: 1, url: '/uploads/p.jpg' },
      ...{ width: 640, height: 360, provider: 'local', formats: { small: rendition } },
    },
  });
  const videos = cms.strapi.documents('api::video.video');
  await videos.create({ data: fields({ ...FACTS, code: 'draft001', poster: (file as { id: number }).id }) });
  await videos.create({ data: { ...FACTS, code: 'draft002' } });
  expect(await ask('draft001')).toMatchObject({
    data: { renditions: [{ url: '/uploads/p.webp', width: 640, height: 360, type: 'image/webp' }] },
  });
  expect(await ask('draft002')).toEqual({ data: null });
  expect(await ask('nothing1')).toEqual({ data: null });
});
