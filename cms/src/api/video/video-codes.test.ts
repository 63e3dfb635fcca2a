import { requestAndValidate } from '../../testing/request-and-validate';
import { startTestCms, type TestCms } from '../../testing/test-cms';

const VIDEO = 'api::video.video';
const FACTS = { kind: 'episode', live: false, recorded: true, premium: false } as const;

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
});
afterAll(() => cms.close());

const ask = async (codes: string) => (await requestAndValidate(cms, `/api/video_codes?codes=${codes}`)).body;

test('a video exists from its first draft until it is deleted, whether or not it is published', async () => {
  expect(await ask('draft001,nothing1')).toEqual({ data: [], meta: { videos: 0 } });
  const { documentId } = await cms.strapi.documents(VIDEO).create({ data: { ...FACTS, code: 'draft001' } });
  await cms.strapi.documents(VIDEO).create({ data: { ...FACTS, code: 'draft002' } });
  expect(await ask('draft001,nothing1')).toEqual({ data: ['draft001'], meta: { videos: 2 } });

  await cms.strapi.documents(VIDEO).delete({ documentId });
  expect(await ask('draft001,nothing1')).toEqual({ data: [], meta: { videos: 1 } });
});

test('what is no code matches nothing, and more than a hundred are refused', async () => {
  expect(await ask(encodeURIComponent("draft002,',../x"))).toMatchObject({ data: ['draft002'] });
  const many = Array.from({ length: 101 }, (_, index) => `code${index}`).join(',');
  expect(await requestAndValidate(cms, `/api/video_codes?codes=${many}`)).toMatchObject({ status: 400 });
});
