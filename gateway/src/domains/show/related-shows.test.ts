import { channel, show, sport, video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';
import { nearness, relatedShows } from './related-shows';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  const { catalogue } = gateway.cms;
  catalogue.channels = [channel('comedy'), channel('pitch')];
  catalogue.sports = [sport('football')];
  catalogue.shows = [
    show('cup', { channel_slug: 'pitch', sport_slug: 'football', original: true }),
    show('wrong-number', { channel_slug: 'comedy', original: true }),
    show('in-laws', { channel_slug: 'comedy' }),
    show('couch', { channel_slug: null, original: true }),
    show('one-lamp', { channel_slug: null, original: true, people: ['Salma'] }),
    show('standing-room', { channel_slug: 'comedy', original: true, people: ['Salma'] }),
  ];
});
afterEach(() => gateway.close());

const related = async (slug: string, first = 10) => {
  const { body } = await gateway.ask(
    'query ($slug: String!, $first: Int!) { show(slug: $slug) { related(first: $first) { nodes { slug } pageInfo { hasNextPage } } } }',
    { slug, first },
  );
  expect(body.errors).toBeUndefined();
  return (body.data?.['show'] as { related: { nodes: { slug: string }[]; pageInfo: object } }).related;
};

it('begins with the channel, goes on with people and areas, and ends with what is far', async () => {
  const { nodes } = await related('standing-room');
  expect(nodes.map(({ slug }) => slug)).toEqual(['wrong-number', 'in-laws', 'one-lamp', 'couch', 'cup']);
});

it('of equally near shows, names the one first that is seen more', async () => {
  const shows = ['quiet', 'loud', 'far'].map((slug) =>
    show(slug, { channel_slug: null, business: slug === 'far' }),
  );
  const views = new Map([
    ['loud', 900],
    ['quiet', 3],
    ['far', 5000],
  ]);
  const found = await relatedShows(
    {
      shows: { load: () => Promise.resolve({ items: shows, next: null }) },
      videos: { load: ({ show: slug = '' }) => Promise.resolve({ items: [video(slug)], next: null }) },
      videoCounts: { load: (code) => Promise.resolve({ code, views: views.get(code) ?? 0, comments: 0 }) },
    },
    show('here', { channel_slug: null }),
  );
  expect(found.map(({ slug }) => slug)).toEqual(['loud', 'quiet', 'far']);
});

it('goes on page by page, and stands without view counts', async () => {
  gateway.accounts.down = true;
  const { nodes, pageInfo } = await related('standing-room', 2);
  expect(nodes.map(({ slug }) => slug)).toEqual(['wrong-number', 'in-laws']);
  expect(pageInfo).toEqual({ hasNextPage: true });
});

it('an area that only one of two shows has keeps them apart', () => {
  const comedy = show('a', { channel_slug: null, original: true });
  const football = show('b', { channel_slug: null, original: true, sport_slug: 'football' });
  expect(nearness(comedy, football)).toBeLessThan(
    nearness(comedy, show('d', { channel_slug: null, original: true })),
  );
});

describe('a show of an area', () => {
  it('is null when it does not belong to it', async () => {
    const ask =
      '{ yes: show(slug: "cup", area: ORIGINAL) { slug } no: show(slug: "in-laws", area: ORIGINAL) { slug } }';
    expect((await gateway.ask(ask)).body.data).toEqual({ yes: { slug: 'cup' }, no: null });
  });
});
