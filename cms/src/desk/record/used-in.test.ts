import type { UID } from '@strapi/strapi';

import type { AdminUser } from '../../testing/admin-user';
import { detailIn } from '../../testing/record-desk';
import { signInAllRoles } from '../../testing/sign-in-all-roles';
import { fields, startTestCms, type TestCms } from '../../testing/test-cms';
import type { NewRecord, RecordDetail, UsedIn } from './record-detail';

let cms: TestCms;
let publisher: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  publisher = (await signInAllRoles(cms))('sahra-publisher');
});
afterAll(() => cms.close());

const create = async (type: string, facts: object, words: object = {}): Promise<RecordDetail> =>
  detailIn(await publisher.ask('POST', '/desk/record', { type, facts, words }));
const usedIn = async ({ record: { type, documentId } }: RecordDetail): Promise<[string, string[]][]> => {
  const { body } = await publisher.ask('GET', `/desk/record/used-in?type=${type}&documentId=${documentId}`);
  return (body as { data: UsedIn[] }).data.map((each) => [
    each.type,
    each.records.map(({ documentId: id }) => id),
  ]);
};
const menuItem = async (target: string): Promise<string> => {
  const { documentId } = await cms.strapi.documents('api::menu.menu-item').create({
    data: fields({ menu: 'top', position: 1, target, isProfile: false, audience: 'everyone' }),
  });
  return documentId;
};

test('a record that is named by its address, its code or its slug tells who names it', async () => {
  const title = { en: { title: 'Dunes' } };
  const show = await create('show', { slug: 'dunes' }, title);
  const channel = await create('channel', { slug: 'padel' }, { en: { name: 'Padel' } });
  const video = await create('video', { code: 'k7m2x9qd' }, title);
  const [toShow, toOriginal, toVideo] = [
    await menuItem('/shows/dunes?from=menu'),
    await menuItem('/original/dunes'),
    await menuItem('/watch/k7m2x9qd'),
  ];
  await menuItem('/shows/dunes-two');
  const { record: tags } = await create('meta-tags', { code: 'dunes' }, title);
  const promotion = await cms.strapi.documents('api::modal.modal').create({
    data: fields({ code: 'watch', active: false, watchTarget: 'k7m2x9qd', subscribeTarget: '/padel#plans' }),
  });

  expect(await usedIn(show)).toEqual([
    ['menu-item', expect.arrayContaining([toShow, toOriginal])],
    ['meta-tags', [tags.documentId]],
  ]);
  expect(await usedIn(video)).toEqual([
    ['menu-item', [toVideo]],
    ['promotion', [promotion.documentId]],
  ]);
  expect(await usedIn(channel)).toEqual([['promotion', [promotion.documentId]]]);

  const path = `/desk/record?type=video&documentId=${video.record.documentId}`;
  expect((await publisher.ask('DELETE', path)).status).toBe(409);
});

test('a record tells the pages with a row that leads to it, once each, drafts too', async () => {
  const show = await create('show', { slug: 'lantern' }, { en: { title: 'Lantern' } });
  const pageWith = async (uid: UID.ContentType, path: string): Promise<string> => {
    const rows = [{ title: 'More', source: 'shows', path }];
    const data = fields({ title: 'A page', rows });
    const documents = cms.strapi.documents(uid);
    const { documentId } = await documents.create({ locale: 'en', data });
    await documents.update({ documentId, locale: 'ar', data });
    return documentId;
  };
  const home = await pageWith('api::home.home', '/shows/lantern');
  const landing = await pageWith('api::landing.landing', '/original/lantern');
  const business = await pageWith('api::business.business-page', '/more/lantern');
  expect(await usedIn(show)).toEqual([
    ['home', [home]],
    ['landing', [landing]],
    ['business', [business]],
  ]);
  const path = `/desk/record?type=show&documentId=${show.record.documentId}`;
  expect((await publisher.ask('DELETE', path)).status).toBe(409);
});

test('the fields that name a page of the site say so, and others do not', async () => {
  const addressesOf = async (type: string) => {
    const { body } = await publisher.ask('GET', `/desk/record/new?type=${type}`);
    const { form } = (body as { data: NewRecord }).data;
    return form.facts.flatMap(({ name, address }) => (address === undefined ? [] : [[name, address]]));
  };
  expect(await addressesOf('menu-item')).toEqual([['target', 'path']]);
  expect(await addressesOf('promotion')).toEqual([
    ['watchTarget', 'codeOrPath'],
    ['subscribeTarget', 'codeOrPath'],
  ]);
  expect(await addressesOf('meta-tags')).toEqual([['code', 'metaCode']]);
  expect(await addressesOf('show')).toEqual([]);
});
