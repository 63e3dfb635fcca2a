import { textContaining, textLike } from '../testing/matching';
import { signInAs, type AdminUser } from '../testing/admin-user';
import { FAQ, publishedQuestion, publishedShow, SHOW, SHOW_TEXT } from '../testing/published-records';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';
import { modelOf } from '../strapi/services/model-of';
import { TEXT_LIMITS } from './text-limits';

let cms: TestCms;
let publisher: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  publisher = await signInAs(cms, 'sahra-publisher');
});
afterAll(() => cms.close());

interface Refusal {
  error: { name: string; message: string; details: { errors: { path: string[]; message: string }[] } };
}

const base = '/content-manager/collection-types';

/** Field and sentence of each problem in an error response. */
const marked = (body: unknown): [string, string][] =>
  (body as Refusal).error.details.errors.map(({ path, message }) => [path.join('.'), message]);

const publishShow = (id: string, locale: string, words: object): Promise<{ status: number; body: unknown }> =>
  publisher.ask('POST', `${base}/${SHOW_TEXT}/${id}/actions/publish?locale=${locale}`, words);

const titles = async (documentId: string, locale: string): Promise<unknown[]> => {
  const documents = cms.strapi.documents(SHOW_TEXT);
  const both = await Promise.all(
    (['draft', 'published'] as const).map((status) => documents.findOne({ documentId, locale, status })),
  );
  return both.map((each): unknown => each?.['title']);
};

const picture = async (): Promise<number> => {
  const stored: unknown = await cms.strapi.db.query('plugin::upload.file').create({
    data: {
      name: 'a.webp',
      hash: 'a',
      ext: '.webp',
      mime: 'image/webp',
      size: 1,
      url: '/uploads/a.webp',
      provider: 'local',
    },
  });
  return (stored as { id: number }).id;
};

describe('publishing words is refused, with a sentence beside the field, for', () => {
  test.each([
    ['an invisible mark', 'en', 'A \u202Eshow', 'An invisible mark (U+202E) stands after “A”'],
    ['an unknown placeholder', 'en', 'A {{trialDay}} show', '“{{trialDay}}” is not a placeholder. The'],
    ['open braces', 'ar', 'برنامج {{trialDays', '“{{trialDays” is not a placeholder. The'],
    ['English in Arabic', 'ar', 'A show for you', 'This is English, in a field for Arabic.'],
    ['an English title that is too long', 'en', 'a'.repeat(81), 'must be at most 80 characters'],
    ['an Arabic title that is too long', 'ar', 'ب'.repeat(71), '71 characters are too many'],
  ])('%s', async (_what, locale, title, sentence) => {
    const id = await publishedShow(cms);
    const before = await titles(id, locale);
    const { status, body } = await publishShow(id, locale, { title, description: 'نص' });
    expect(status).toBe(400);
    expect((body as Refusal).error.name).toBe('ValidationError');
    expect(marked(body)).toEqual([['title', textContaining(sentence)]]);
    expect(await titles(id, locale)).toEqual(before);
  });

  test('several things at once', async () => {
    const id = await publishedShow(cms);
    const { body } = await publishShow(id, 'ar', { title: 'A show for you', description: 'نص\u202E' });
    expect(marked(body).map(([field]) => field)).toEqual(['title', 'description']);
  });

  test('a text inside a component', async () => {
    const { documentId } = await cms.strapi
      .documents('api::plan.plan')
      .create({ data: fields({ code: 'checked' }) });
    const words = { name: 'Plan', note: 'A note', points: [{ text: 'Fine' }, { text: 'Not\u202E fine' }] };
    const { status, body } = await publisher.ask(
      'POST',
      `${base}/api::plan.plan-text/${documentId}/actions/publish?locale=en`,
      words,
    );
    expect([status, marked(body)[0]?.[0]]).toEqual([400, 'points.1.text']);
  });

  test('a page that exists once', async () => {
    const { status, body } = await publisher.ask(
      'POST',
      '/content-manager/single-types/api::home.home/actions/publish?locale=ar',
      { title: 'Tonight on our pages' },
    );
    expect([status, marked(body)[0]?.[0]]).toEqual([400, 'title']);
    expect(await cms.strapi.documents('api::home.home').findMany({ locale: 'ar' })).toEqual([]);
  });

  test('many at once, of which none is then published', async () => {
    const [fine, wrong] = [await publishedQuestion(cms), await publishedQuestion(cms)];
    const documents = cms.strapi.documents(FAQ);
    await documents.update({ documentId: fine, locale: 'en', data: fields({ answer: 'Newer.' }) });
    await documents.update({ documentId: wrong, locale: 'en', data: fields({ answer: 'New\u202Eer.' }) });
    const { status } = await publisher.ask('POST', `${base}/${FAQ}/actions/bulkPublish?locale=en`, {
      documentIds: [fine, wrong],
    });
    expect(status).toBe(400);
    for (const documentId of [fine, wrong])
      expect(await documents.findOne({ documentId, locale: 'en', status: 'published' })).toMatchObject({
        answer: 'An answer.',
      });
  });

  test('words that a script makes and publishes in one go, of which nothing is then stored', async () => {
    const documents = cms.strapi.documents(FAQ);
    const count = await documents.count({ locale: 'ar' });
    await expect(
      documents.create({
        data: fields({ question: 'What is new here?', answer: 'جواب.' }),
        locale: 'ar',
        status: 'published',
      }),
    ).rejects.toThrow('This is English');
    expect(await documents.count({ locale: 'ar' })).toBe(count);
  });
});

test('a draft may be as it is, and what was refused is published once it is mended', async () => {
  const id = await publishedShow(cms);
  const { status } = await publisher.ask('PUT', `${base}/${SHOW_TEXT}/${id}?locale=ar`, {
    title: 'A show for you',
  });
  expect(status).toBe(200);
  expect((await publishShow(id, 'ar', { title: 'برنامج لك' })).status).toBe(200);
  expect(await titles(id, 'ar')).toEqual(['برنامج لك', 'برنامج لك']);
});

test('the sentence is Arabic for those who have the desk in Arabic', async () => {
  const desk = await signInAs(cms, 'sahra-editor-ar', 'ar');
  const id = await publishedShow(cms);
  const { body } = await desk.ask('POST', `${base}/${SHOW_TEXT}/${id}/actions/publish?locale=ar`, {
    title: 'A show for you',
  });
  expect(marked(body)[0]?.[1]).toContain('اكتبه بالعربية');
});

describe('a picture that nobody can hear', () => {
  test('keeps words from being published until they say what it shows', async () => {
    const { documentId } = await cms.strapi
      .documents(SHOW)
      .create({ data: fields({ slug: 'with-poster', poster: await picture() }) });
    const words = { title: 'A show', description: 'Of people.' };
    const refused = await publishShow(documentId, 'en', words);
    expect([refused.status, marked(refused.body)[0]?.[0]]).toEqual([400, 'posterAlt']);
    expect((await publishShow(documentId, 'en', { ...words, posterAlt: ' ' })).status).toBe(400);
    expect((await publishShow(documentId, 'en', { ...words, posterAlt: 'Two friends' })).status).toBe(200);
  });

  test('is not put beside words that are published and do not say what it shows', async () => {
    const id = await publishedShow(cms);
    const { status, body } = await publisher.ask('PUT', `${base}/${SHOW}/${id}`, { poster: await picture() });
    expect(status).toBe(400);
    expect(marked(body).sort()).toEqual([
      ['poster', textLike(/^Nothing says in Arabic/)],
      ['poster', textLike(/^Nothing says in English/)],
    ]);
    for (const [locale, posterAlt] of [
      ['en', 'Two friends'],
      ['ar', 'صديقان'],
    ] as const)
      await publishShow(id, locale, { posterAlt });
    expect((await publisher.ask('PUT', `${base}/${SHOW}/${id}`, { poster: await picture() })).status).toBe(
      200,
    );
  });
});

test('facts that cannot be are marked where they are wrong', async () => {
  const save = async (type: string, facts: object): Promise<unknown> =>
    marked((await publisher.ask('POST', `${base}/${type}`, facts)).body);
  expect(
    await save('api::schedule.schedule-entry', {
      startsAt: '2027-01-01T18:00:00.000Z',
      endsAt: '2027-01-01T17:00:00.000Z',
      live: false,
    }),
  ).toEqual([['endsAt', 'The entry ends before it starts. Correct one of the two times.']]);
  expect(await save('api::channel.channel', { slug: 'faq', position: 1 })).toEqual([
    ['slug', textContaining('is a page of the site itself')],
  ]);
});

describe('what is no date is not saved, and what was there stays', () => {
  const entries = `${base}/api::schedule.schedule-entry`;
  const startsAt = '2026-11-25T18:00:00.000Z';
  const endsAt = '2026-11-25T19:00:00.000Z';
  let id: string;
  beforeAll(async () => {
    const { body } = await publisher.ask('POST', entries, { startsAt, endsAt, live: false });
    id = (body as { data: { documentId: string } }).data.documentId;
  });

  test.each([
    ['text that the desk could not read', '? 25/11/2026 20:00'],
    ['a day without a time', '2026-11-25'],
    ['a time in no zone', '2026-11-25T20:00'],
    ['a day that does not exist', '2026-02-30T20:00:00.000Z'],
    ['the day first', '05/06/2026'],
    ['a bare number', 25],
  ])('%s', async (_what, typed) => {
    const { status, body } = await publisher.ask('PUT', `${entries}/${id}`, { startsAt: typed, endsAt });
    expect(status).toBe(400);
    expect(marked(body)).toEqual([['startsAt', 'This cannot be read as a date, so nothing was saved.']]);
    expect((await publisher.ask('GET', `${entries}/${id}`)).body).toMatchObject({ data: { startsAt } });
  });

  test('a day that does not exist, in a draft', async () => {
    const { status, body } = await publisher.ask(
      'PUT',
      '/content-manager/single-types/api::legal.privacy-page?locale=en',
      { changedOn: '2026-02-30' },
    );
    expect([status, marked(body)[0]?.[0]]).toEqual([400, 'changedOn']);
  });

  test('but an instant that is written with another offset is', async () => {
    const typed = '2026-11-25T20:30+02:00';
    const { body } = await publisher.ask('PUT', `${entries}/${id}`, { startsAt: typed, endsAt });
    expect(body).toMatchObject({ data: { startsAt: '2026-11-25T18:30:00.000Z' } });
  });
});

test('facts with an invisible mark are not saved', async () => {
  const { status, body } = await publisher.ask('POST', `${base}/api::search-alias.search-alias`, {
    name: 'Mona',
    spellings: 'Mona\n\u202Bمنى',
  });
  expect([status, marked(body)[0]?.[0]]).toEqual([400, 'spellings']);
});

test('every limit of length belongs to a field and is not wider than its column', () => {
  for (const [key, { en, ar }] of Object.entries(TEXT_LIMITS)) {
    const at = key.lastIndexOf('.');
    const attribute = modelOf(cms.strapi, key.slice(0, at))?.attributes[key.slice(at + 1)];
    expect([key, Math.max(en, ar) <= (attribute?.maxLength ?? 0)]).toEqual([key, true]);
  }
});
