import { fields, startTestCms, type TestCms } from '../testing/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
});
afterAll(() => cms.close());

const FACTS = 'api::video.video';

describe('what an editor may not save', () => {
  const save = (
    uid: 'api::channel.channel' | 'api::show.show' | 'api::video.video',
    data: object,
  ): Promise<unknown> => cms.strapi.documents(uid).create({ data: fields({ ...data }) });

  test.each(['faq', 'shows', 'personalize-categories', 'graphql', 'en', 'admin'])(
    'the reserved slug %s for a channel',
    async (slug) => {
      await expect(save('api::channel.channel', { slug })).rejects.toThrow(
        `“${slug}” is a page of the site itself`,
      );
    },
  );

  test.each(['Upper', 'two--hyphens', 'with space', 'عربي', 'a'.repeat(65)])('the slug %s', async (slug) => {
    await expect(save('api::channel.channel', { slug })).rejects.toThrow();
    await expect(save('api::show.show', { slug })).rejects.toThrow();
  });

  test.each(['short', 'UPPER123', 'with-hyphen', 'waytoolongcode'])('the code %s', async (code) => {
    await expect(save('api::video.video', { code })).rejects.toThrow();
  });

  test('an end before the start, a live event without a start, live and recorded at once', async () => {
    const event = { live: true, recorded: false, startsAt: '2027-01-01T10:00:00.000Z' };
    await expect(
      save(FACTS, { code: 'times001', ...event, endsAt: '2027-01-01T09:00:00.000Z' }),
    ).rejects.toThrow('ends before it starts');
    await expect(save(FACTS, { code: 'times002', live: true, recorded: false })).rejects.toThrow(
      'needs a start time',
    );
    await expect(save(FACTS, { code: 'times003', ...event, recorded: true })).rejects.toThrow(
      'either live or recorded',
    );
    await expect(save(FACTS, { code: 'times004', ...event })).resolves.toBeDefined();
  });

  test('an entry of the schedule without an end, or with one before its start', async () => {
    const startsAt = '2027-01-01T18:00:00.000Z';
    const saveEntry = (data: object): Promise<unknown> =>
      cms.strapi.documents('api::schedule.schedule-entry').create({ data: fields({ ...data }) });
    await expect(saveEntry({ startsAt })).rejects.toThrow();
    await expect(saveEntry({ startsAt, endsAt: '2027-01-01T17:00:00.000Z' })).rejects.toThrow(
      'ends before it starts',
    );
    await expect(saveEntry({ startsAt, endsAt: '2027-01-01T19:00:00.000Z' })).resolves.toBeDefined();
  });

  test('a colour that is none, an age that is none', async () => {
    await expect(save('api::channel.channel', { slug: 'dim', light: 'orange' })).rejects.toThrow();
    await expect(save('api::show.show', { slug: 'for-whom', ageRating: 'adults' })).rejects.toThrow();
    await expect(save('api::show.show', { slug: 'for-all', ageRating: '12+' })).resolves.toBeDefined();
  });

  test('a slug twice, also when two editors save at the same moment', async () => {
    await save('api::channel.channel', { slug: 'once' });
    await expect(save('api::channel.channel', { slug: 'once' })).rejects.toThrow();
    const both = await Promise.allSettled(
      [1, 2].map(() => save('api::channel.channel', { slug: 'at-once' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await cms.strapi.db.query('api::channel.channel').count({ where: { slug: 'at-once' } })).toBe(1);
  });

  test('words without facts, and words taken from facts that stay', async () => {
    const words = cms.strapi.documents('api::channel.channel-text');
    await expect(words.create({ data: fields({ name: 'Alone' }), locale: 'en' })).rejects.toThrow(
      'Create the channel first',
    );
    const { documentId } = await cms.strapi
      .documents('api::channel.channel')
      .create({ data: fields({ slug: 'with-words' }) });
    await expect(words.delete({ documentId, locale: 'en' })).rejects.toThrow('unpublish it');
    expect(await cms.strapi.db.query('api::channel.channel-text').count({ where: { documentId } })).toBe(2);
    await cms.strapi.documents('api::channel.channel').delete({ documentId });
    expect(await cms.strapi.db.query('api::channel.channel-text').count({ where: { documentId } })).toBe(0);
  });
});
