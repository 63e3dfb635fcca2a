import { row, show } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const HOME =
  '{ page(slug: "home") { __typename slug title language ... on HomePage { featured { slug } } } }';
const LANDING =
  '{ page(slug: "landing") { __typename ... on LandingPage { titleEcho newsletterTitle newsletterText hero { thumbnail { url renditions { mimeType } } portrait { url } } rows { key } } } }';

describe('the home page', () => {
  it('has the featured shows in the editors’ order', async () => {
    const { body } = await gateway.ask(HOME, {}, { 'x-localization': 'ar' });
    expect(body.data).toEqual({
      page: {
        __typename: 'HomePage',
        slug: 'home',
        title: 'home ar',
        language: 'AR',
        featured: [{ slug: 'show-2' }, { slug: 'show-1' }],
      },
    });
    expect(gateway.cmsCalls()).toHaveLength(2);
  });

  it('leaves out a featured show that was taken off the air', async () => {
    gateway.cms.catalogue.featured = ['show-1', 'gone'];
    expect((await gateway.ask(HOME)).body.data).toMatchObject({ page: { featured: [{ slug: 'show-1' }] } });
  });

  it.each([
    ['home', 'home'],
    ['show', 'show-99'],
  ])('follows a publish of %s %s', async (type, document) => {
    await gateway.ask(HOME);
    gateway.cms.catalogue.shows.push(show('show-99'));
    gateway.cms.catalogue.featured = ['show-99'];
    gateway.cms.publish(type, document);
    await gateway.feeds.cms.poll();
    expect((await gateway.ask(HOME)).body.data).toMatchObject({ page: { featured: [{ slug: 'show-99' }] } });
  });
});

describe('the landing page', () => {
  it.each(['en', 'ar'] as const)('has its hero, rows and newsletter in %s', async (locale) => {
    gateway.cms.catalogue.rows = [row('shows'), row('channels')];
    const { body } = await gateway.ask(LANDING, {}, { 'x-localization': locale });
    expect(body.data).toEqual({
      page: {
        __typename: 'LandingPage',
        titleEcho: null,
        newsletterTitle: 'Newsletter',
        newsletterText: 'Newsletter text',
        hero: {
          thumbnail: {
            url: `/uploads/wide-${locale}_1280.webp`,
            renditions: [{ mimeType: 'image/avif' }, { mimeType: 'image/webp' }],
          },
          portrait: { url: `/uploads/tall-${locale}_1280.webp` },
        },
        rows: [{ key: 'home-shows' }, { key: 'home-channels' }],
      },
    });
    expect(gateway.cmsCalls()).toHaveLength(1);
  });

  it('follows its publish', async () => {
    await gateway.ask(LANDING);
    gateway.cms.catalogue.rows = [row('shorts')];
    gateway.cms.publish('landing', 'landing', 'ar');
    await gateway.feeds.cms.poll();
    expect((await gateway.ask(LANDING)).body.data).toMatchObject({
      page: { rows: [{ key: 'home-shorts' }] },
    });
  });
});
