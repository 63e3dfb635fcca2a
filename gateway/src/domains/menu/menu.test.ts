import { PUBLIC_CACHE_CONTROL } from '../../graph/cache-control.plugin';
import { menuItem } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const MENUS = '{ menus { name title language items { title language target icon isProfile audience } } }';
const ARABIC = { 'x-localization': 'ar' };

it('has every menu with its entries, in the language of the operation', async () => {
  gateway.cms.catalogue.menus.ar = [
    {
      name: 'top',
      title: null,
      items: [menuItem('بحث', 'ar', { target: '/search', icon: 'search' })],
      locale: 'ar',
    },
    {
      name: 'mobile',
      title: null,
      items: [
        menuItem('الملف الشخصي', 'ar', {
          target: '/settings/profile',
          is_profile: true,
          audience: 'members',
        }),
        menuItem('Subscribe', 'en', { target: '/subscribe', audience: 'unsubscribed' }),
      ],
      locale: 'ar',
    },
    { name: 'footer-help', title: 'مساعدة', items: [], locale: 'ar' },
  ];
  const { body } = await gateway.ask(MENUS, {}, ARABIC);
  const entry = { icon: null, isProfile: false, audience: 'EVERYONE', language: 'AR' };
  expect(body.data).toEqual({
    menus: [
      {
        name: 'TOP',
        title: null,
        language: 'AR',
        items: [{ ...entry, title: 'بحث', target: '/search', icon: 'SEARCH' }],
      },
      {
        name: 'MOBILE',
        title: null,
        language: 'AR',
        items: [
          {
            ...entry,
            title: 'الملف الشخصي',
            target: '/settings/profile',
            isProfile: true,
            audience: 'MEMBERS',
          },
          {
            ...entry,
            title: 'Subscribe',
            language: 'EN',
            target: '/subscribe',
            audience: 'UNSUBSCRIBED',
          },
        ],
      },
      { name: 'FOOTER_HELP', title: 'مساعدة', language: 'AR', items: [] },
    ],
  });
  // Missing translations are requested in the other language.
  expect(gateway.cmsCalls()).toEqual(['/api/menu?fallback=en']);
});

it('is the same for everybody and may be kept', async () => {
  const answer = await gateway.get({ query: MENUS }, { authorization: 'Bearer bearer-paid' });
  expect(answer.headers.get('cache-control')).toBe(PUBLIC_CACHE_CONTROL);
});

it.each([
  ['menu-item', 'item-1'],
  ['footer', 'footer'],
])('is read once, and again when a %s is published', async (type, document) => {
  await gateway.ask(MENUS);
  await gateway.ask(MENUS);
  expect(gateway.cmsCalls()).toHaveLength(1);
  gateway.cms.catalogue.menus.en = [];
  gateway.cms.publish(type, document, 'en');
  await gateway.feeds.cms.poll();
  expect((await gateway.ask(MENUS)).body.data).toEqual({ menus: [] });
});

it('stays as it is when something else is published', async () => {
  await gateway.ask(MENUS);
  gateway.cms.publish('video', 'live01', 'en');
  await gateway.feeds.cms.poll();
  await gateway.ask(MENUS);
  expect(gateway.cmsCalls()).toHaveLength(1);
});

it('is the last good one, marked stale, while the cms is down', async () => {
  const good = await gateway.ask(MENUS);
  gateway.cms.down = true;
  await gateway.feeds.cms.poll();
  const stale = await gateway.ask(MENUS);
  expect(stale.body).toEqual({ data: good.body.data, extensions: { locale: 'en', stale: true } });
});
