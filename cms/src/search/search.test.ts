import { waitUntil } from '@sahra/scripts/process/wait-until';

import { askChecked } from '../testing/ask-checked';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';

interface SearchBody {
  data: { type: string; key: string }[];
  meta: { next: string | null; corrected_query: string | null; counts: Record<string, number> };
}

const LIMIT_MS = 1000;
const BOOT_LIMIT_MS = 120_000;

describe('search', () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await startTestCms({ seeds: true });
  }, BOOT_LIMIT_MS);
  afterAll(() => cms.close());

  const search = async (query: string, rest = ''): Promise<SearchBody> => {
    const path = `/api/search?q=${encodeURIComponent(query)}${rest}`;
    return (await askChecked(cms, path)).body as SearchBody;
  };
  const keys = async (query: string, rest = ''): Promise<string[]> =>
    (await search(query, rest)).data.map(({ key }) => key);

  /** Whether the answer becomes right in the time that a publish may take to be found. */
  const within = (right: () => Promise<boolean>): Promise<boolean> => waitUntil(right, LIMIT_MS);

  it('finds what the seeds hold, in either language', async () => {
    expect((await search('Rooftop Kitchen')).data[0]).toEqual({ type: 'show', key: 'rooftop-kitchen' });
    expect((await search('مطبخ السطح')).data[0]).toEqual({ type: 'show', key: 'rooftop-kitchen' });
  });

  it('pages through what it found without a repetition', async () => {
    const whole = await keys('the', '&limit=50');
    const first = await search('the', '&limit=5');
    const second = await search('the', `&limit=5&cursor=${first.meta.next ?? ''}`);
    expect([...first.data, ...second.data].map(({ key }) => key)).toEqual(whole.slice(0, 10));
  });

  it('answers one type and counts all', async () => {
    const { data, meta } = await search('rooftop kitchen', '&type=video');
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['video']));
    expect(meta.counts['show']).toBeGreaterThan(0);
  });

  it.each(['', '&q=', '&type=nothing', '&limit=0', '&cursor=x', '&min_seconds=-1'])(
    'refuses %j',
    async (rest) => {
      const path = rest === '' ? '/api/search' : `/api/search?q=a${rest.replace('&q=', '&live=perhaps')}`;
      expect((await askChecked(cms, path)).status).toBe(400);
    },
  );

  it('suggests titles in the language asked for', async () => {
    const { body } = await askChecked(cms, '/api/suggest?q=rooftop%20ki', { locale: 'ar' });
    const [first] = (body as { data: unknown[] }).data;
    expect(first).toEqual({ type: 'show', key: 'rooftop-kitchen', text: 'مطبخ على السطح' });
  });

  it('follows an edit, a publish and an unpublish within a second', async () => {
    const words = cms.strapi.documents('api::show.show-text');
    const facts = await cms.strapi.db.query('api::show.show').findOne({ where: { slug: 'rooftop-kitchen' } });
    const { documentId } = facts as { documentId: string };

    // What is published after the draft was saved has been found: so the draft was passed by.
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

  it('learns a spelling that an editor lists', async () => {
    expect(await keys('matbakh')).toEqual([]);
    await cms.strapi.documents('api::search-alias.search-alias').create({
      data: fields({ name: 'Kitchen', spellings: 'matbakh\nمطبخ' }),
    });
    expect(await within(async () => (await keys('matbakh')).includes('rooftop-kitchen'))).toBe(true);
  });
});
