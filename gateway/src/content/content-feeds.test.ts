import { channel, show, video } from '../testing/catalogue';
import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const FAQ =
  'query Faq($locale: Locale!) @inContext(locale: $locale) { page(slug: "faq") { ... on FaqPage { entries { answer } } } }';
const faqCalls = () => gateway.cmsCalls().filter((call) => call.startsWith('/api/faq')).length;
/** Changes a text of the fake catalogue, as an editor would. */
const reword = (locale: 'en' | 'ar', words: string) => {
  const { faq } = gateway.cms.catalogue;
  faq[locale] = faq[locale].map((entry) => ({ ...entry, answer: words }));
};
const version = async () => (await gateway.ask('{ contentVersion }')).body.data?.['contentVersion'];

describe('a publish', () => {
  it('is seen after the next poll, in its language; the other keeps its words', async () => {
    for (const locale of ['AR', 'EN']) await gateway.ask(FAQ, { locale });
    reword('ar', 'أربعة عشر يوما.');
    gateway.cms.publish('faq-entry', 'trial', 'ar');
    await gateway.feeds.cms.poll();

    const arabic = await gateway.ask(FAQ, { locale: 'AR' });
    expect(JSON.stringify(arabic.body.data)).toContain('أربعة عشر يوما.');
    const english = await gateway.ask(FAQ, { locale: 'EN' });
    expect(JSON.stringify(english.body.data)).toContain('Seven days.');
  });

  it('purges all languages of the document', async () => {
    for (const locale of ['AR', 'EN']) await gateway.ask(FAQ, { locale });
    gateway.cms.publish('faq-entry', 'trial', 'ar');
    await gateway.feeds.cms.poll();
    for (const locale of ['AR', 'EN']) await gateway.ask(FAQ, { locale });
    expect(faqCalls()).toBe(4);
  });

  it('leaves what it does not name', async () => {
    await gateway.ask(FAQ, { locale: 'EN' });
    gateway.cms.publish('video', 'premium01');
    await gateway.feeds.cms.poll();
    await gateway.ask(FAQ, { locale: 'EN' });
    expect(faqCalls()).toBe(1);
  });

  it('of a show reaches the videos that repeat its title', async () => {
    const question = '{ video(code: "ep01n1x") { show { title } } }';
    await gateway.ask(question);
    gateway.cms.catalogue.shows[0] = show('show-1', { title: 'Renamed' });
    gateway.cms.publish('show', 'show-1', 'en');
    await gateway.feeds.cms.poll();
    expect((await gateway.ask(question)).body.data).toEqual({ video: { show: { title: 'Renamed' } } });
  });

  it.each([
    ['show', '{ video(code: "alone01") { show { slug } } }', { video: { show: { slug: 'new-one' } } }],
    [
      'channel',
      '{ video(code: "alone01") { channel { slug } } }',
      { video: { channel: { slug: 'new-one' } } },
    ],
    ['channel', '{ show(slug: "alone") { channel { slug } } }', { show: { channel: { slug: 'new-one' } } }],
  ] as const)('of a %s reaches what was read without it: %s', async (type, question, expected) => {
    const { catalogue } = gateway.cms;
    catalogue.videos.push(video('alone01'));
    catalogue.shows.push(show('alone', { channel_slug: null }));
    await gateway.ask(question);
    catalogue.shows = catalogue.shows.map((one) =>
      one.slug === 'alone' ? { ...one, channel_slug: 'new-one' } : one,
    );
    catalogue.videos = catalogue.videos.map((one) =>
      one.code === 'alone01'
        ? { ...one, channel_slug: 'new-one', show: { slug: 'new-one', title: 'New' } }
        : one,
    );
    catalogue.shows.push(show('new-one'));
    catalogue.channels.push(channel('new-one'));
    gateway.cms.publish(type, 'new-one');
    await gateway.feeds.cms.poll();
    expect((await gateway.ask(question)).body.data).toEqual(expected);
  });

  it.each([
    ['channel', '{ videos(first: 5, filter: { channel: "new-one" }) { nodes { code } } }'],
    ['show', '{ videos(first: 5, filter: { show: "new-one" }) { nodes { code } } }'],
    ['sport', '{ videos(first: 5, filter: { sport: "new-one" }) { nodes { code } } }'],
    ['channel', '{ shows(first: 5, filter: { channel: "new-one" }) { nodes { slug } } }'],
    ['sport', '{ shows(first: 5, filter: { sport: "new-one" }) { nodes { slug } } }'],
  ] as const)('of a %s fills the lists that were empty without it: %s', async (type, question) => {
    const { catalogue } = gateway.cms;
    expect(JSON.stringify((await gateway.ask(question)).body.data)).toContain('"nodes":[]');
    const owner = { channel_slug: 'new-one', sport_slug: 'new-one' };
    catalogue.videos.push(video('alone01', { ...owner, show: { slug: 'new-one', title: 'New' } }));
    catalogue.shows.push(show('alone', owner));
    gateway.cms.publish(type, 'new-one');
    await gateway.feeds.cms.poll();
    expect(JSON.stringify((await gateway.ask(question)).body.data)).toContain('alone');
  });

  it('makes visible what was not there', async () => {
    const question = '{ channel(slug: "new-one") { name } }';
    expect((await gateway.ask(question)).body.data).toEqual({ channel: null });
    gateway.cms.catalogue.channels.push(channel('new-one', { name: 'New' }));
    gateway.cms.publish('channel', 'new-one');
    await gateway.feeds.cms.poll();
    expect((await gateway.ask(question)).body.data).toEqual({ channel: { name: 'New' } });
  });

  it.each(['picture', 'catalogue', 'a-type-of-tomorrow'])('of %s purges everything', async (type) => {
    await gateway.ask(FAQ, { locale: 'EN' });
    gateway.cms.publish(type, '*');
    await gateway.feeds.cms.poll();
    await gateway.ask(FAQ, { locale: 'EN' });
    expect(faqCalls()).toBe(2);
  });

  it('is not lost when a read was under way', async () => {
    reword('en', 'Old words.');
    const read = gateway.ask(FAQ, { locale: 'EN' });
    gateway.cms.publish('faq-entry', 'trial', 'en');
    const polled = gateway.feeds.cms.poll();
    await Promise.all([read, polled]);
    reword('en', 'New words.');
    gateway.cms.publish('faq-entry', 'trial', 'en');
    await gateway.feeds.cms.poll();
    expect(JSON.stringify((await gateway.ask(FAQ, { locale: 'EN' })).body.data)).toContain('New words.');
  });
});

describe('a cursor that the feed no longer has', () => {
  it('purges everything and goes on from the feed', async () => {
    gateway.cms.publish('video', 'premium01');
    await gateway.feeds.cms.poll();
    await gateway.ask(FAQ, { locale: 'EN' });
    gateway.cms.publish('video', 'a');
    gateway.cms.publish('video', 'b');
    gateway.cms.oldest = 2;
    await gateway.feeds.cms.poll();
    expect(gateway.feeds.cms.last).toBe(3);
    await gateway.ask(FAQ, { locale: 'EN' });
    expect(faqCalls()).toBe(2);
  });
});

describe('contentVersion', () => {
  it('grows with every publish and asks no upstream', async () => {
    const before = await version();
    gateway.cms.publish('video', 'premium01');
    await gateway.feeds.cms.poll();
    const calls = gateway.cms.calls.length + gateway.accounts.calls.length;
    expect(await version()).toBe(Number(before) + 1);
    expect(gateway.cms.calls.length + gateway.accounts.calls.length).toBe(calls);
  });

  it('stays while only counts and comments change, which no page is built from', async () => {
    gateway.accounts.publish('plan', 'month-with-ads');
    await gateway.feeds.accounts.poll();
    const before = await version();
    gateway.accounts.publish('video-counts', 'ep01n1x');
    gateway.accounts.publish('comments', 'ep01n1x');
    await gateway.feeds.accounts.poll();
    expect(await version()).toBe(before);
    gateway.accounts.publish('plan', 'month-with-ads');
    await gateway.feeds.accounts.poll();
    expect(await version()).toBeGreaterThan(Number(before));
  });

  it('is marked stale while the cms is away, and no longer', async () => {
    const stale = async () => (await gateway.ask('{ contentVersion }')).body.extensions?.stale;
    expect(await stale()).toBeUndefined();
    gateway.cms.down = true;
    await gateway.feeds.cms.poll();
    expect(await stale()).toBe(true);
    gateway.cms.down = false;
    await gateway.feeds.cms.poll();
    expect(await stale()).toBeUndefined();
  });

  it('is refused rather than smaller while one feed was never read', async () => {
    const started = await startTestGateway({ accountsDown: true });
    const first = await started.ask('{ contentVersion }');
    expect(first.body.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    started.accounts.down = false;
    await started.feeds.accounts.poll();
    expect((await started.ask('{ contentVersion }')).body.errors).toBeUndefined();
    await started.close();
  });
});
