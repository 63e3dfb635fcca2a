import { TRIAL_DAYS } from '@sahra/schemas/constants';
import { waitUntil } from '@sahra/scripts/process/wait-until';

import { formatQuantity } from '../placeholders/format-quantity';
import { requestAndValidate } from '../testing/request-and-validate';
import { searchRequests } from '../testing/search-requests';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';

/** Timeout for a busy machine; on an idle one, a publish is found within a second. */
const LIMIT_MS = 20_000;

describe('search after edits', () => {
  let cms: TestCms;
  const { keys } = searchRequests(() => cms);

  beforeAll(async () => {
    cms = await startTestCms({ seeds: true });
  });
  afterAll(() => cms.close());

  /** Waits until the response becomes correct after a publish. */
  const within = (right: () => Promise<boolean>): Promise<boolean> => waitUntil(right, LIMIT_MS);

  it('follows an edit, a publish and an unpublish within a second', async () => {
    const words = cms.strapi.documents('api::show.show-text');
    const facts = await cms.strapi.db.query('api::show.show').findOne({ where: { slug: 'rooftop-kitchen' } });
    const { documentId } = facts as { documentId: string };

    // The record published after the draft was found, so the index has passed the draft.
    await words.update({ documentId, locale: 'en', data: fields({ title: 'Zanzibar Kitchen' }) });
    await words.update({ documentId, locale: 'ar', data: fields({ title: 'مطبخ الزعفران' }) });
    await words.publish({ documentId, locale: 'ar' });
    expect(await within(async () => (await keys('الزعفران'))[0] === 'rooftop-kitchen')).toBe(true);
    expect(await keys('zanzibar')).toEqual([]);

    await words.publish({ documentId, locale: 'en' });
    expect(await within(async () => (await keys('zanzibar'))[0] === 'rooftop-kitchen')).toBe(true);

    await words.unpublish({ documentId, locale: 'en' });
    expect(await within(async () => !(await keys('zanzibar')).includes('rooftop-kitchen'))).toBe(true);
    expect((await keys('مطبخ الزعفران'))[0]).toBe('rooftop-kitchen');
  });

  it('finds what is published in one language only, and nothing that is published in none', async () => {
    const words = cms.strapi.documents('api::channel.channel-text');
    const { documentId } = await cms.strapi
      .documents('api::channel.channel')
      .create({ data: fields({ slug: 'night-market' }) });
    await words.update({ documentId, locale: 'en', data: fields({ name: 'Capybara bazaar' }) });
    await words.update({ documentId, locale: 'ar', data: fields({ name: 'سوق الكوكا' }) });
    await words.publish({ documentId, locale: 'ar' });
    expect(await within(async () => (await keys('سوق الكوكا'))[0] === 'night-market')).toBe(true);
    expect(await keys('capybara')).toEqual([]);
    // Read as Arabic in Latin letters.
    expect((await keys('el kouka'))[0]).toBe('night-market');
    const { body } = await requestAndValidate(cms, '/api/channels?slugs=night-market&fallback=ar', {
      locale: 'en',
    });
    expect((body as { data: unknown[] }).data[0]).toMatchObject({ name: 'سوق الكوكا', locale: 'ar' });

    await words.unpublish({ documentId, locale: 'ar' });
    expect(await within(async () => !(await keys('سوق الكوكا')).includes('night-market'))).toBe(true);
  });

  it('follows a show whose video becomes free, and one that is deleted', async () => {
    const shows = cms.strapi.documents('api::show.show');
    const videos = cms.strapi.documents('api::video.video');
    const { documentId: show } = await shows.create({ data: fields({ slug: 'axolotl-tales' }) });
    const { documentId: video } = await videos.create({
      data: fields({ code: 'axqqtx34', kind: 'episode', durationSeconds: 60, premium: true, show }),
    });
    const publish = async (
      uid: 'api::show.show-text' | 'api::video.video-text',
      id: string,
      data: object,
    ) => {
      const words = cms.strapi.documents(uid);
      await words.update({ documentId: id, locale: 'en', data: fields({ ...data }) });
      await words.publish({ documentId: id, locale: 'en' });
    };
    await publish('api::show.show-text', show, { title: 'Axolotl tales', description: 'Of lakes.' });
    await publish('api::video.video-text', video, { title: 'The first swim', description: 'In a lake.' });
    const shown = (rest: string): Promise<string[]> => keys('axolotl', rest);
    expect(await within(async () => (await shown('&type=video')).includes('axqqtx34'))).toBe(true);
    expect(await within(async () => (await shown('&type=show&free=false')).includes('axolotl-tales'))).toBe(
      true,
    );

    await videos.update({ documentId: video, data: fields({ premium: false }) });
    expect(await within(async () => (await shown('&type=show&free=true')).includes('axolotl-tales'))).toBe(
      true,
    );

    await shows.delete({ documentId: show });
    expect(await within(async () => (await shown('')).length === 0)).toBe(true);
    expect(await keys('first swim', '&type=video')).toContain('axqqtx34');
  });

  it('finds the numbers that are filled in for placeholders, in either language', async () => {
    const { documentId } = await cms.strapi
      .documents('api::channel.channel')
      .create({ data: fields({ slug: 'trial-times' }) });
    const words = cms.strapi.documents('api::channel.channel-text');
    await words.update({ documentId, locale: 'en', data: fields({ name: 'Wombat {{trialDays}}' }) });
    await words.update({ documentId, locale: 'ar', data: fields({ name: 'الومبت {{trialDays}}' }) });
    await words.publish({ documentId, locale: '*' });
    for (const locale of ['en', 'ar'] as const) {
      const name = `${locale === 'en' ? 'Wombat' : 'الومبت'} ${formatQuantity({ unit: 'day', count: TRIAL_DAYS }, locale)}`;
      expect(await within(async () => (await keys(name))[0] === 'trial-times')).toBe(true);
      const path = `/api/suggest?q=${encodeURIComponent(name)}`;
      expect((await requestAndValidate(cms, path, { locale })).body).toMatchObject({
        data: [{ text: name }],
      });
    }
    expect(await keys('trialDays')).not.toContain('trial-times');
  });

  it('follows the people that editors name', async () => {
    const video = await cms.strapi.db.query('api::video.video').findOne({ where: { code: 'afbnmpqh' } });
    const { documentId } = video as { documentId: string };
    const words = cms.strapi.documents('api::video.video-text');
    await words.update({
      documentId,
      locale: 'en',
      data: fields({ people: 'Zeinab Quraishi\nTariq Wahba' }),
    });
    await words.publish({ documentId, locale: 'en' });
    expect(await within(async () => (await keys('quraishi')).includes('afbnmpqh'))).toBe(true);
    const { body } = await requestAndValidate(cms, '/api/getVideoByCode?code=afbnmpqh');
    expect(body).toMatchObject({ data: { people: ['Zeinab Quraishi', 'Tariq Wahba'] } });
  });

  it('learns a spelling that an editor lists', async () => {
    expect(await keys('zanqaro')).toEqual([]);
    await cms.strapi.documents('api::search-alias.search-alias').create({
      data: fields({ name: 'Kitchen', spellings: 'zanqaro\nمطبخ' }),
    });
    expect(await within(async () => (await keys('zanqaro')).includes('rooftop-kitchen'))).toBe(true);
    const [alias] = await cms.strapi
      .documents('api::search-alias.search-alias')
      .findMany({ filters: { name: 'Kitchen' } });
    await cms.strapi
      .documents('api::search-alias.search-alias')
      .delete({ documentId: alias?.documentId ?? '' });
    expect(await within(async () => (await keys('zanqaro')).length === 0)).toBe(true);
  });

  it('learns everyday words of a genre or kind that an editor lists', async () => {
    const documents = cms.strapi.documents('api::search-alias.search-alias');
    const channel = await cms.strapi
      .documents('api::channel.channel')
      .findFirst({ filters: { slug: 'comedy' } });
    const { documentId } = await documents.create({
      data: fields({ name: 'Farfasha', spellings: 'فرفشة\nfarfasha', channels: [channel?.documentId] }),
    });
    expect(await within(async () => (await keys('فرفشة'))[0] === 'comedy')).toBe(true);

    await documents.update({ documentId, data: fields({ channels: [], kind: 'podcast' }) });
    const podcasts = await keys('podcast', '&type=show');
    expect(await within(async () => (await keys('farfasha', '&type=show'))[0] === podcasts[0])).toBe(true);

    await documents.delete({ documentId });
    expect(await within(async () => (await keys('فرفشة')).length === 0)).toBe(true);
  });
});
