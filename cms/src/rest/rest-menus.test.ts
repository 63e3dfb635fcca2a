import { MENU_ITEMS } from '../../seeds/menus';
import type { Menu } from '../api/menu/menu.schema';
import { requestAndValidate } from '../testing/request-and-validate';
import { someText, textLike } from '../testing/matching';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
});
afterAll(() => cms.close());

const ARABIC = textLike(/\p{Script=Arabic}/u);

const dataOf = async <Data>(path: string, locale: 'en' | 'ar' = 'en'): Promise<Data> => {
  const { status, body } = await requestAndValidate(cms, path, { locale });
  expect(status).toBe(200);
  return (body as { data: Data }).data;
};

const menu = async (name: Menu['name'], locale: 'en' | 'ar' = 'en'): Promise<Menu | undefined> =>
  (await dataOf<Menu[]>('/api/menu', locale)).find((each) => each.name === name);

const lastNumber = async (): Promise<number> => {
  const { body } = await cms.get('/api/changes?after=0');
  return (body as { meta: { last: number } }).meta.last;
};

const changesAfter = async (number: number): Promise<string[]> => {
  const { body } = await requestAndValidate(cms, `/api/changes?after=${number}`);
  const { data } = body as { data: { type: string; document: string; locale: string | null }[] };
  return data.map(({ type, document, locale }) => `${type} ${document} ${locale ?? '-'}`);
};

describe('menus', () => {
  test('the header leads through the site in the order of the product', async () => {
    const top = await menu('top');
    expect(top?.items.map(({ title }) => title)).toEqual([
      'Home',
      'Schedule',
      'Sports',
      'Business',
      'More',
      'Manifesto',
      'Search',
    ]);
    expect(top?.items.map(({ target }) => target)).toEqual([
      '/home',
      '/schedule',
      '/sports',
      '/business',
      'more',
      '/manifesto',
      '/search',
    ]);
    expect(top?.items.every(({ audience }) => audience === 'everyone')).toBe(true);
  });

  test('the mobile menu has what a phone needs besides, each entry for those whom it concerns', async () => {
    const mobile = await menu('mobile', 'ar');
    expect(mobile?.items.map(({ target, audience }) => [target, audience])).toEqual([
      ['/home', 'everyone'],
      ['/schedule', 'everyone'],
      ['/sports', 'everyone'],
      ['/business', 'everyone'],
      ['/smashi-gaming', 'everyone'],
      ['/manifesto', 'everyone'],
      ['/search', 'everyone'],
      ['/settings/profile', 'members'],
      ['/subscribe', 'unsubscribed'],
      ['/auth/login', 'visitors'],
      ['/auth/register', 'visitors'],
      ['sign-out', 'members'],
      ['language', 'everyone'],
    ]);
    expect(mobile?.items.find(({ target }) => target === '/smashi-gaming')).toMatchObject({
      title: 'المزيد',
      is_profile: false,
      locale: 'ar',
    });
    expect(mobile?.items.filter(({ is_profile }) => is_profile)).toMatchObject([
      { target: '/settings/profile' },
    ]);
  });

  test('the columns of the footer are headed, the one of the brand by the brand', async () => {
    const menus = await dataOf<Menu[]>('/api/menu', 'ar');
    expect(menus.map(({ name, title }) => [name, title])).toEqual([
      ['top', null],
      ['mobile', null],
      ['mega', null],
      ['footer-watch', 'شاهد'],
      ['footer-brand', null],
      ['footer-help', 'مساعدة'],
    ]);
    for (const { name, items } of menus) {
      expect(items).toHaveLength(MENU_ITEMS[name].length);
      expect(items.every(({ title, locale }) => /\p{Script=Arabic}/u.test(title) && locale === 'ar')).toBe(
        true,
      );
    }
  });

  test('an entry without its title in a language is left out, or told in the fallback', async () => {
    const { strapi } = cms;
    const { documentId } = await strapi.documents('api::menu.menu-item').create({
      data: fields({ menu: 'mega', position: 90, target: 'https://example.com/news' }),
    });
    const words = strapi.documents('api::menu.menu-item-text');
    await words.update({ documentId, locale: 'en', data: fields({ title: 'Newsroom' }) });
    expect(JSON.stringify(await dataOf('/api/menu'))).not.toContain('Newsroom');
    expect(JSON.stringify(await dataOf('/api/menu?status=draft'))).not.toContain('Newsroom');
    const before = await lastNumber();
    await words.publish({ documentId, locale: 'en' });
    expect(await changesAfter(before)).toEqual([`menu-item ${documentId} en`]);
    expect((await menu('mega'))?.items.at(-1)).toMatchObject({ title: 'Newsroom', locale: 'en' });
    expect(JSON.stringify(await dataOf('/api/menu', 'ar'))).not.toContain('Newsroom');
    expect(JSON.stringify(await dataOf('/api/menu?fallback=en', 'ar'))).toContain('Newsroom');
  });

  test.each([
    [{ menu: 'top', target: 'schedule' }, 'leads nowhere'],
    [{ menu: 'top', target: '//evil.example' }, 'leads nowhere'],
    [{ menu: 'top', target: '/\\evil.example' }, 'leads nowhere'],
    [{ menu: 'top', target: 'http://example.com' }, 'leads nowhere'],
    [{ menu: 'top', target: 'javascript:alert(1)' }, 'leads nowhere'],
    [{ menu: 'top', target: '/ar/schedule' }, 'Leave the language out'],
    [{ menu: 'mobile', target: 'more' }, 'works in the menu “top” only'],
    [{ menu: 'footer-help', target: 'sign-out' }, 'works in the menu “mobile” only'],
    [{ menu: 'top', target: '/settings/profile', isProfile: true }, 'Only an entry of the mobile menu'],
  ])('the entry %j is refused with a sentence', async (entry, sentence) => {
    const save = cms.strapi.documents('api::menu.menu-item').create({ data: fields(entry) });
    await expect(save).rejects.toThrow(sentence);
  });
});

describe('the app banner', () => {
  test('invites in both languages and knows the app in both stores', async () => {
    expect(await dataOf('/api/smart_banner')).toMatchObject({
      title: 'Sahra on your phone',
      action_label: 'Get the app',
      app_store_url: textLike(/^https:\/\/apps\.apple\.com\//),
      google_play_url: textLike(/^https:\/\/play\.google\.com\//),
    });
    expect(await dataOf('/api/smart_banner', 'ar')).toMatchObject({
      title: ARABIC,
      text: ARABIC,
      action_label: ARABIC,
      locale: 'ar',
    });
  });

  test('leads to no store whose address is taken away, which the feed tells', async () => {
    const stores = cms.strapi.documents('api::smart-banner.app-store');
    const { documentId = '' } = (await stores.findFirst()) ?? {};
    const before = await lastNumber();
    await stores.update({ documentId, data: fields({ googlePlayUrl: null }) });
    expect(await changesAfter(before)).toEqual(['smart-banner smart-banner -']);
    expect(await dataOf('/api/smart_banner')).toMatchObject({
      google_play_url: null,
      app_store_url: someText,
    });
  });

  test('takes no address that is not https', async () => {
    const stores = cms.strapi.documents('api::smart-banner.app-store');
    const { documentId = '' } = (await stores.findFirst()) ?? {};
    await expect(
      stores.update({ documentId, data: fields({ appStoreUrl: 'javascript:alert(1)' }) }),
    ).rejects.toThrow();
  });
});

describe('promotions', () => {
  test('one invites to subscribe, the other to watch or to subscribe', async () => {
    expect(await dataOf('/api/modals')).toMatchObject([
      {
        code: 'championship',
        watch: null,
        subscribe: { label: 'Subscribe Now', path: '/subscribe' },
        picture: { width: 2880, alt: someText },
        ends_at: someText,
      },
      {
        code: 'watch',
        watch: { label: 'Watch Now', path: '/watch/q2dcnfdt' },
        subscribe: { label: 'Subscribe Now', path: '/subscribe' },
        ends_at: null,
      },
    ]);
    expect(await dataOf('/api/modals', 'ar')).toMatchObject([
      { title: ARABIC, text: ARABIC, subscribe: { label: 'اشترك الآن' }, picture: { alt: ARABIC } },
      { title: ARABIC, watch: { label: 'شاهد الآن' }, locale: 'ar' },
    ]);
  });

  test('one that is switched off is not told, and saving it is publishing it', async () => {
    const modals = cms.strapi.documents('api::modal.modal');
    const found = await modals.findFirst({ filters: { code: 'watch' } });
    const documentId = found?.documentId ?? '';
    const before = await lastNumber();
    await modals.update({ documentId, data: fields({ active: false }) });
    expect(await changesAfter(before)).toContain('modal watch -');
    expect(await dataOf('/api/modals')).toMatchObject([{ code: 'championship' }]);
    await modals.update({ documentId, data: fields({ active: true }) });
    expect(await dataOf('/api/modals')).toHaveLength(2);
  });

  test.each([
    [{ startsAt: '2027-01-02T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z' }, 'ends before it starts'],
    [{ watchTarget: 'https://evil.example' }, 'leads nowhere'],
    [{ subscribeTarget: '//evil.example' }, 'leads nowhere'],
    [{ subscribeTarget: '/\\evil.example' }, 'leads nowhere'],
  ])('%j is refused with a sentence', async (changed, sentence) => {
    const modals = cms.strapi.documents('api::modal.modal');
    const found = await modals.findFirst({ filters: { code: 'watch' } });
    await expect(
      modals.update({ documentId: found?.documentId ?? '', data: fields(changed) }),
    ).rejects.toThrow(sentence);
  });
});

describe('reasons to delete an account', () => {
  test('are six, “Other” the last of them', async () => {
    const reasons = await dataOf<{ key: string; label: string }[]>('/api/delete_reasons');
    expect(reasons).toHaveLength(6);
    expect(reasons.at(-1)).toEqual({ key: 'other', label: 'Other', locale: 'en' });
    const arabic = await dataOf<{ key: string }[]>('/api/delete_reasons', 'ar');
    expect(arabic.map(({ key }) => key)).toEqual(reasons.map(({ key }) => key));
    expect(arabic).toEqual(arabic.map(({ key }) => ({ key, label: ARABIC, locale: 'ar' })));
  });

  test('a key exists once and can be named in a request', async () => {
    const save = (key: string): Promise<unknown> =>
      cms.strapi.documents('api::delete-reason.delete-reason').create({ data: fields({ key }) });
    await expect(save('other')).rejects.toThrow();
    await expect(save('Too Expensive')).rejects.toThrow();
  });
});
