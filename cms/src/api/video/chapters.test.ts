import { signInAs, type AdminUser } from '../../testing/admin-user';
import { textContaining } from '../../testing/matching';
import { fields, startTestCms, type TestCms } from '../../testing/test-cms';
import { chaptersOf, parseChapterStart } from './chapters';

let cms: TestCms;
let publisher: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  publisher = await signInAs(cms, 'sahra-publisher');
});
afterAll(() => cms.close());

test.each([
  ['0', 0],
  ['750', 750],
  ['12:30', 750],
  [' ١٢:٣٠ ', 750],
  ['75:00', 4500],
  ['1:02:30', 3750],
  ['12.30', null],
  ['12:60', null],
  ['1:75:00', null],
  ['-5', null],
  ['', null],
])('“%s” is read as %p', (text, seconds) => {
  expect(parseChapterStart(text)).toBe(seconds);
});

test('a chapter after the end of a film that became shorter is not served', () => {
  const stored = [
    { start: '0:00', title: 'One' },
    { start: '2:00', title: 'Two' },
  ];
  expect(chaptersOf(stored, 100)).toEqual([{ start_seconds: 0, title: 'One' }]);
  expect(chaptersOf(stored, null)).toHaveLength(2);
});

const publish = async (
  code: string,
  starts: readonly string[],
  durationSeconds: number | null = 600,
): Promise<{ status: number; body: unknown }> => {
  const { documentId } = await cms.strapi
    .documents('api::video.video')
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
