import { signInAs, type AdminUser } from '../../testing/admin-user';
import { textContaining } from '../../testing/matching';
import { requestAndValidate } from '../../testing/request-and-validate';
import { fields, startTestCms, type TestCms } from '../../testing/test-cms';

const VIDEO = 'api::video.video';
const FACTS = { kind: 'episode', live: false, recorded: true, premium: false } as const;

let cms: TestCms;
let publisher: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  publisher = await signInAs(cms, 'sahra-publisher');
});
afterAll(() => cms.close());

describe('the codes of videos', () => {
  const ask = async (codes: string) =>
    (await requestAndValidate(cms, `/api/video_codes?codes=${codes}`)).body as {
      data: string[];
      meta: { videos: number };
    };

  test('have a video from its first draft until it is deleted, whether or not it is published', async () => {
    const { data, meta } = await ask('draft001,nothing1');
    expect(data).toEqual([]);
    const { documentId } = await cms.strapi.documents(VIDEO).create({ data: { ...FACTS, code: 'draft001' } });
    await cms.strapi.documents(VIDEO).create({ data: { ...FACTS, code: 'draft002' } });
    expect(await ask('draft001,nothing1')).toEqual({ data: ['draft001'], meta: { videos: meta.videos + 2 } });

    await cms.strapi.documents(VIDEO).delete({ documentId });
    expect(await ask('draft001,nothing1')).toEqual({ data: [], meta: { videos: meta.videos + 1 } });
  });

  test('match nothing that is no code, and more than a hundred are refused', async () => {
    await cms.strapi.documents(VIDEO).create({ data: { ...FACTS, code: 'draft003' } });
    expect(await ask(encodeURIComponent("draft003,',../x"))).toMatchObject({ data: ['draft003'] });
    const many = Array.from({ length: 101 }, (_, index) => `code${index}`).join(',');
    expect(await requestAndValidate(cms, `/api/video_codes?codes=${many}`)).toMatchObject({ status: 400 });
  });
});

test('a poster is answered from the first draft of its video on, and null where there is none', async () => {
  const ask = async (code: string) => (await requestAndValidate(cms, `/api/video_poster?code=${code}`)).body;
  const rendition = { url: '/uploads/p.webp', mime: 'image/webp', width: 640, height: 360 };
  const file: unknown = await cms.strapi.db.query('plugin::upload.file').create({
    data: {
      ...{ name: 'p', hash: 'p', ext: '.jpg', mime: 'image/jpeg', size: 1, url: '/uploads/p.jpg' },
      ...{ width: 640, height: 360, provider: 'local', formats: { small: rendition } },
    },
  });
  const videos = cms.strapi.documents(VIDEO);
  await videos.create({ data: fields({ ...FACTS, code: 'poster01', poster: (file as { id: number }).id }) });
  await videos.create({ data: { ...FACTS, code: 'poster02' } });
  expect(await ask('poster01')).toMatchObject({
    data: { renditions: [{ url: '/uploads/p.webp', width: 640, height: 360, type: 'image/webp' }] },
  });
  expect(await ask('poster02')).toEqual({ data: null });
  expect(await ask('nothing1')).toEqual({ data: null });
});

describe('chapters', () => {
  const publish = async (
    code: string,
    starts: readonly string[],
    durationSeconds: number | null = 600,
  ): Promise<{ status: number; body: unknown }> => {
    const { documentId } = await cms.strapi
      .documents(VIDEO)
      .create({ data: fields({ code, kind: 'episode', durationSeconds }) });
    return publisher.ask(
      'POST',
      `/content-manager/collection-types/api::video.video-text/${documentId}/actions/publish?locale=en`,
      {
        title: 'A film',
        description: 'In parts.',
        chapters: starts.map((start) => ({ start, title: `At ${start}` })),
      },
    );
  };

  const marked = (body: unknown): [string, string][] =>
    (
      body as { error: { details: { errors: { path: string[]; message: string }[] } } }
    ).error.details.errors.map(({ path, message }) => [path.join('.'), message]);

  test.each([
    ['chapter01', ['0:00', '2.30'], 'This is no time of a film'],
    ['chapter02', ['0:00', '2:30', '150'], 'Another chapter begins at 2:30 already'],
    ['chapter03', ['0:00', '2:30', '1:10'], '1:10 is earlier than 2:30'],
    ['chapter04', ['0:00', '10:00'], 'The film ends at 10:00, before this chapter begins'],
  ])('a publish is refused beside the time that is wrong: %s %p', async (code, starts, sentence) => {
    const { status, body } = await publish(code, starts);
    expect([status, marked(body)]).toEqual([
      400,
      [[`chapters.${starts.length - 1}.start`, textContaining(sentence)]],
    ]);
  });

  test('more than fifty chapters are refused', async () => {
    const { status, body } = await publish(
      'chapter05',
      Array.from({ length: 51 }, (_, at) => String(at)),
    );
    expect([status, marked(body)[0]?.[0]]).toEqual([400, 'chapters']);
  });

  test('what is right is published and served; where the length is unknown, any time is', async () => {
    const answer = await publish('chapter06', ['0:20', '2:30', '1:10:00'], null);
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    const { body } = await cms.get('/api/getVideoByCode?code=chapter06', { locale: 'en' });
    expect(body).toMatchObject({
      data: {
        chapters: [
          { start_seconds: 20, title: 'At 0:20' },
          { start_seconds: 150, title: 'At 2:30' },
          { start_seconds: 4200, title: 'At 1:10:00' },
        ],
      },
    });
  });
});
