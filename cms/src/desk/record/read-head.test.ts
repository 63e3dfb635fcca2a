import type { AdminUser } from '../../testing/admin-user';
import { detailIn, recordDesk } from '../../testing/record-desk';
import { signInAllRoles } from '../../testing/sign-in-all-roles';
import { startTestCms, type TestCms } from '../../testing/test-cms';
import type { DeskRecord, RecordsPage } from '../desk-record';
import type { NewRecord, RecordDetail } from './record-detail';

let cms: TestCms;
let deskOf: (code: string) => AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
  deskOf = await signInAllRoles(cms);
});
afterAll(() => cms.close());

const publisher = (): AdminUser => deskOf('sahra-publisher');
const desk = () => recordDesk(publisher());
const firstOf = async (type: string): Promise<RecordDetail> => desk().read(type, await desk().idOf(type));
const withKey = async (type: string, key: string): Promise<DeskRecord | undefined> => {
  const { body } = await publisher().ask('GET', `/desk/records?list=all&type=${type}&size=100`);
  return (body as { data: RecordsPage }).data.records.find((record) => record.key === key);
};
const create = async (type: string, facts: object, words: object): Promise<RecordDetail> =>
  detailIn(await publisher().ask('POST', '/desk/record', { type, facts, words }));

test('a fixed page has the text for search that the site reads, with its numbers filled in', async () => {
  const { body } = await publisher().ask('GET', '/desk/record?type=landing');
  const { head } = (body as { data: RecordDetail }).data;
  expect(head?.written).toMatchObject({ code: 'landing', documentId: expect.any(String) });
  expect(head?.written?.live.en?.description).toContain('7 days');
  expect(head?.written?.live.ar?.description).toContain('7 أيام');
  expect(head?.written?.picture).toMatch(/webp$/);
});

test('a video has no text for search of its own, and the name of the site in each language', async () => {
  const { head } = await firstOf('video');
  expect(head).toMatchObject({ written: null, brand: { en: 'Sahra', ar: 'سهرة' }, page: null });
  expect((await firstOf('season')).head).toBeNull();
});

test('a programme is told with what its video is about', async () => {
  const { facts, head } = await firstOf('schedule-entry');
  const video = facts?.values['video'];
  expect([video === null, head?.videoDescription.en === null]).toEqual([false, false]);
});

const showOf = async (slug: string): Promise<RecordDetail> =>
  desk().read('show', (await withKey('show', slug))?.documentId ?? '');

// The second one is also a page of its own in the table of routes.
test.each(['third-gear', 'mina-cup-backup'])(
  'the show %s has the text for search that names its slug, as soon as it is published',
  async (slug) => {
    const show = await showOf(slug);
    const code = show.record.key ?? '';
    expect(show.head?.written).toEqual({
      ...{ code, documentId: null, live: { en: null, ar: null }, picture: null },
    });
    const form = await publisher().ask('GET', `/desk/record/new?type=meta-tags&code=${code}`);
    expect((form.body as { data: NewRecord }).data.preset).toEqual({ code });

    const words = { en: { title: 'Watch it', description: 'Now.' } };
    const { record, addresses, head } = await create('meta-tags', { code }, words);
    expect(addresses).toEqual(show.addresses);
    expect(head?.page).toMatchObject({
      ...{ type: 'show', words: { en: { title: show.words?.en.values['title'] } } },
      facts: { wide: show.facts?.values['wide'] },
    });
    const writtenOf = async () => (await desk().read('show', show.record.documentId)).head?.written;
    expect(await writtenOf()).toMatchObject({ documentId: record.documentId, live: { en: null, ar: null } });
    await desk().publish('meta-tags', record.documentId, 'en');
    expect((await writtenOf())?.live).toEqual({ en: { title: 'Watch it', description: 'Now.' }, ar: null });
  },
);

test('a text for search of a page without a record has the address of that page, and one of no page has none', async () => {
  const shows = await withKey('meta-tags', 'shows');
  const { addresses, head } = await desk().read('meta-tags', shows?.documentId ?? '');
  expect([addresses, head?.page]).toEqual([{ en: '/en/shows', ar: '/ar/shows' }, null]);
  const none = await create('meta-tags', { code: 'no-such-page' }, { en: { title: 'None' } });
  expect([none.addresses, none.head]).toEqual([null, null]);
});
