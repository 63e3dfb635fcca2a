import { PUBLIC_CACHE_CONTROL } from '../../graph/cache-control.plugin';
import { row, show, video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';
import { ROW_ITEMS_MAX } from './row-items';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const HOME =
  '{ page(slug: "home") { ... on HomePage { rows { key title shape path items { __typename ... on Show { slug channel { name } } ... on Video { code show { title } channel { name } } ... on Channel { slug } } } } } }';

interface Item {
  __typename: string;
  slug?: string;
  code?: string;
}

interface Row {
  key: string;
  title: string;
  shape: string;
  path: string | null;
  items: Item[];
}

const rows = async (): Promise<Row[]> => {
  const { body } = await gateway.ask(HOME);
  expect(body.errors).toBeUndefined();
  return (body.data?.['page'] as { rows: Row[] }).rows;
};
const items = async (): Promise<string[]> =>
  (await rows()).flatMap((of) => of.items.map(({ slug, code }) => slug ?? code ?? ''));

describe('a row', () => {
  it('of shows has them in the editors’ order, by their posters', async () => {
    gateway.cms.catalogue.rows = [row('shows', { path: '/shows' })];
    const [shows] = await rows();
    expect(shows).toMatchObject({
      key: 'home-shows',
      title: 'Row of shows',
      shape: 'POSTER',
      path: '/shows',
    });
    expect(shows?.items[0]).toEqual({
      __typename: 'Show',
      slug: 'show-1',
      channel: { name: 'Channel cinema' },
    });
    expect(shows?.items).toHaveLength(20);
  });

  it.each(['channel', 'sport'] as const)('of a %s that is gone is gone, too', async (source) => {
    gateway.cms.catalogue.rows = [row(source, { [`${source}_slug`]: 'padel' })];
    expect(await rows()).toHaveLength(1);
    gateway.cms.catalogue.rows = [];
    gateway.cms.publish(source, 'padel');
    await gateway.feeds.cms.poll();
    expect(await rows()).toEqual([]);
  });

  it('of the newest has recordings only, and no shorts', async () => {
    gateway.cms.catalogue.videos = [
      video('short0001', { kind: 'short' }),
      video('live00001', { live: true, recorded: false }),
      video('film00001', { kind: 'clip' }),
    ];
    gateway.cms.catalogue.rows = [row('newest')];
    expect(await items()).toEqual(['film00001']);
  });

  it('of shorts has shorts, of channels all channels, each as its own kind of card', async () => {
    gateway.cms.catalogue.videos = [video('short0001', { kind: 'short' }), video('film00001')];
    gateway.cms.catalogue.rows = [row('shorts'), row('channels')];
    expect(
      (await rows()).map(({ shape, items: cards }) => [shape, cards.map(({ __typename }) => __typename)]),
    ).toEqual([
      ['PORTRAIT', ['Video']],
      ['ICON', ['Channel', 'Channel']],
    ]);
  });

  it('of live events has those on air and to come, the earliest first, and none that ended meanwhile', async () => {
    gateway.cms.catalogue.rows = [row('live')];
    expect(await items()).toEqual(['live01', 'livepaid01', 'soon01']);
    const end = Date.parse(gateway.cms.catalogue.videos.find(({ code }) => code === 'live01')?.ends_at ?? '');
    gateway.clock.now = end + 1;
    expect(await items()).toEqual(['soon01']);
  });

  it('of one channel has its videos without its shorts', async () => {
    gateway.cms.catalogue.videos = [
      video('other0001', { channel_slug: 'cinema' }),
      video('short0001', { kind: 'short', channel_slug: 'smashi-gaming' }),
      video('match0001', { kind: 'match', channel_slug: 'smashi-gaming' }),
    ];
    gateway.cms.catalogue.rows = [row('channel', { channel_slug: 'smashi-gaming' })];
    expect(await items()).toEqual(['match0001']);
  });

  it('of originals, business shows and podcasts has those shows, by their posters', async () => {
    gateway.cms.catalogue.shows = [
      show('ours', { original: true }),
      show('money', { business: true }),
      show('spoken', { format: 'podcast' }),
    ];
    gateway.cms.catalogue.rows = [row('originals'), row('business'), row('podcasts')];
    expect((await rows()).map(({ shape, items: cards }) => [shape, cards.map(({ slug }) => slug)])).toEqual([
      ['POSTER', ['ours']],
      ['POSTER', ['money']],
      ['POSTER', ['spoken']],
    ]);
  });

  it('of one sport has the videos of its shows without the shorts', async () => {
    gateway.cms.catalogue.videos = [
      video('other0001', { sport_slug: 'football' }),
      video('short0001', { kind: 'short', sport_slug: 'padel' }),
      video('match0001', { kind: 'match', sport_slug: 'padel' }),
    ];
    gateway.cms.catalogue.rows = [row('sport', { sport_slug: 'padel' })];
    expect(await items()).toEqual(['match0001']);
  });

  it('of tonight has no items: its cards are the schedule', async () => {
    gateway.cms.catalogue.rows = [row('tonight')];
    expect(await rows()).toMatchObject([{ shape: 'TONIGHT', items: [] }]);
    expect(gateway.cmsCalls()).toHaveLength(1);
  });

  it(`has at most ${ROW_ITEMS_MAX} cards`, async () => {
    gateway.cms.catalogue.shows = Array.from({ length: 40 }, (_, index) => show(`show-${index}`));
    gateway.cms.catalogue.rows = [row('shows')];
    expect(await items()).toHaveLength(ROW_ITEMS_MAX);
  });
});

describe('a page of rows', () => {
  beforeEach(() => {
    gateway.cms.catalogue.rows = [
      row('shows'),
      row('newest'),
      row('live'),
      row('shorts'),
      row('channels'),
      row('channel', { id: 'home-channel-cinema', channel_slug: 'cinema' }),
      row('channel', { id: 'home-channel-smashi-gaming', channel_slug: 'smashi-gaming' }),
    ];
  });

  it('costs one call per kind of row and one per kind of record its cards name, not one per card', async () => {
    await rows();
    const paths = gateway.cmsCalls().map((call) => call.split('?')[0]);
    expect(paths.filter((path) => path === '/api/pages/home')).toHaveLength(1);
    expect(paths.filter((path) => path === '/api/categories')).toHaveLength(1);
    expect(paths.filter((path) => path === '/api/videos_of_each')).toHaveLength(1);
    expect(paths).not.toContain('/api/getVideoByCode');
    expect(gateway.cmsCalls().length).toBeLessThanOrEqual(11);
  });

  it('costs nothing the second time, until something it shows is published', async () => {
    await rows();
    const before = gateway.cmsCalls().length;
    await rows();
    expect(gateway.cmsCalls()).toHaveLength(before);
    gateway.cms.catalogue.videos.unshift(video('short0009', { kind: 'short' }));
    gateway.cms.publish('video', 'short0009');
    await gateway.feeds.cms.poll();
    expect(await items()).toContain('short0009');
  });

  it('is the same page by its own name, at no further cost', async () => {
    await rows();
    const before = gateway.cmsCalls().length;
    const { body } = await gateway.ask('{ page(slug: "home") { slug ... on HomePage { rows { key } } } }');
    expect(body.data).toMatchObject({ page: { slug: 'home', rows: { length: 7 } } });
    expect(gateway.cmsCalls()).toHaveLength(before);
  });

  it('may be kept by everybody', async () => {
    const answer = await gateway.get({ query: HOME });
    expect(answer.headers.get('cache-control')).toBe(PUBLIC_CACHE_CONTROL);
  });
});
