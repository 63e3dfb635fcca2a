import fc from 'fast-check';

import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { askChecked } from '../testing/ask-checked';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
}, 120_000);
afterAll(() => cms.close());

const FACTS = 'api::video.video';
const WORDS = 'api::video.video-text';

type Step =
  | { act: 'premium'; value: boolean }
  | { act: 'write'; locale: Locale; title: string }
  | { act: 'publish' | 'unpublish'; locale: Locale };

const locale = fc.constantFrom(...LOCALES);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('premium' as const), value: fc.boolean() }),
  fc.record({
    act: fc.constant('write' as const),
    locale,
    title: fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== ''),
  }),
  fc.record({ act: fc.constantFrom('publish' as const, 'unpublish' as const), locale }),
);

interface Model {
  premium: boolean;
  draft: Record<Locale, string>;
  published: Record<Locale, string | null>;
}

const run = async (documentId: string, model: Model, taken: Step): Promise<void> => {
  const { strapi } = cms;
  if (taken.act === 'premium') {
    await strapi.documents(FACTS).update({ documentId, data: fields({ premium: taken.value }) });
    model.premium = taken.value;
  } else if (taken.act === 'write') {
    await strapi
      .documents(WORDS)
      .update({ documentId, locale: taken.locale, data: fields({ title: taken.title }) });
    model.draft[taken.locale] = taken.title;
  } else {
    if (taken.act === 'publish') await strapi.documents(WORDS).publish({ documentId, locale: taken.locale });
    else await strapi.documents(WORDS).unpublish({ documentId, locale: taken.locale });
    model.published[taken.locale] = taken.act === 'publish' ? model.draft[taken.locale] : null;
  }
};

const created = async (code: string): Promise<string> => {
  const { documentId } = await cms.strapi.documents(FACTS).create({ data: fields({ code }) });
  for (const each of LOCALES)
    await cms.strapi
      .documents(WORDS)
      .update({ documentId, locale: each, data: fields({ title: each, description: 'd' }) });
  return documentId;
};

test('whatever the order of edits and publishes, both languages agree on the facts and keep their own words', async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const code = `agree${String((made += 1)).padStart(3, '0')}`;
      const documentId = await created(code);
      const model: Model = {
        premium: false,
        draft: { en: 'en', ar: 'ar' },
        published: { en: null, ar: null },
      };
      for (const taken of steps) await run(documentId, model, taken);
      for (const each of LOCALES) {
        const { status, body } = await askChecked(cms, `/api/getVideoByCode?code=${code}`, { locale: each });
        const title = model.published[each];
        if (title === null) expect(status).toBe(404);
        else expect(body).toMatchObject({ data: fields({ title, premium: model.premium, locale: each }) });
      }
    }),
    { numRuns: 12 },
  );
}, 60_000);

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
      'Create the channel under “facts” first',
    );
    const { documentId } = await cms.strapi
      .documents('api::channel.channel')
      .create({ data: fields({ slug: 'with-words' }) });
    await expect(words.delete({ documentId, locale: 'en' })).rejects.toThrow('unpublish them');
    expect(await cms.strapi.db.query('api::channel.channel-text').count({ where: { documentId } })).toBe(2);
    await cms.strapi.documents('api::channel.channel').delete({ documentId });
    expect(await cms.strapi.db.query('api::channel.channel-text').count({ where: { documentId } })).toBe(0);
  });
});
