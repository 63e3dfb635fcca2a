import { PUBLIC_CACHE_CONTROL } from '../../graph/cache-control.plugin';
import { picture, scheduleEntry } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const FROM = '2026-11-21T16:00:00Z';
const TO = '2026-11-22T00:00:00Z';
const SCHEDULE =
  'query On($from: DateTime!, $to: DateTime!, $first: Int!, $after: String, $channel: String) { schedule(from: $from, to: $to, first: $first, after: $after, channel: $channel) { nodes { code title language startsAt endsAt live channel { slug } video { code } thumbnail { url } } pageInfo { hasNextPage endCursor } } }';

const ask = (variables: object = {}, headers: Record<string, string> = {}) =>
  gateway.ask(SCHEDULE, { from: FROM, to: TO, first: 10, ...variables }, headers);
const page = async (variables: object = {}) => {
  const { body } = await ask(variables);
  expect(body.errors).toBeUndefined();
  return body.data?.['schedule'] as {
    nodes: { code: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};
const calls = () => gateway.cmsCalls().filter((call) => call.startsWith('/api/schedule'));

describe('schedule', () => {
  it('answers an entry with its channel, its video and its picture', async () => {
    gateway.cms.catalogue.schedule = [
      scheduleEntry('match', {
        live: true,
        channel_slug: 'cinema',
        video_code: 'live01',
        picture: picture('match'),
        locale: 'ar',
      }),
    ];
    expect(await page()).toMatchObject({
      nodes: [
        {
          code: 'match',
          title: 'Entry match',
          language: 'AR',
          startsAt: '2026-11-21T18:00:00.000Z',
          endsAt: '2026-11-21T19:00:00.000Z',
          live: true,
          channel: { slug: 'cinema' },
          video: { code: 'live01' },
          thumbnail: { url: '/uploads/match_1280.webp' },
        },
      ],
    });
  });

  it('asks the cms for the other language where one is missing, and for one channel', async () => {
    await ask({ channel: 'cinema' }, { 'x-localization': 'ar' });
    expect(calls()).toEqual([
      `/api/schedule?${new URLSearchParams({ from: '2026-11-21T16:00:00.000Z', to: '2026-11-22T00:00:00.000Z', limit: '10', category: 'cinema', fallback: 'en' }).toString()}`,
    ]);
  });

  it('goes on where a page ended', async () => {
    gateway.cms.catalogue.schedule = ['a', 'b', 'c'].map((id) => scheduleEntry(id));
    const first = await page({ first: 2 });
    expect(first).toMatchObject({ nodes: [{ code: 'a' }, { code: 'b' }], pageInfo: { hasNextPage: true } });
    const rest = await page({ first: 2, after: first.pageInfo.endCursor });
    expect(rest).toMatchObject({ nodes: [{ code: 'c' }], pageInfo: { hasNextPage: false } });
  });

  it('reads the channels and the videos of all entries together', async () => {
    gateway.cms.catalogue.schedule = Array.from({ length: 20 }, (_, index) =>
      scheduleEntry(`e${index}`, {
        channel_slug: index % 2 === 0 ? 'cinema' : 'smashi-gaming',
        video_code: `ep0${(index % 9) + 1}n1x`,
      }),
    );
    expect((await page({ first: 20 })).nodes).toHaveLength(20);
    expect(gateway.cmsCalls()).toHaveLength(3);
  });

  it('a channel that cannot be is not asked for', async () => {
    expect((await page({ channel: '../faq' })).nodes).toEqual([]);
    expect(calls()).toEqual([]);
  });

  it.each([
    ['ends before it begins', { to: '2026-11-21T15:59:59Z' }],
    ['is no time at all', { to: FROM }],
    ['is longer than a month', { to: '2026-12-23T16:00:00Z' }],
    ['begins at no instant', { from: 'tonight' }],
    ['begins on a day that does not exist', { from: '2026-02-30T00:00:00Z' }],
    ['has no zone', { from: '2026-11-21T10:00:00' }],
    ['is a day', { from: '2026-11-21' }],
    ['is in words', { from: 'Nov 21 2026' }],
    ['is a number', { from: '1' }],
    ['begins on a day that does not exist, as calendars write it', { from: '20261131T160000Z' }],
    ['has no zone, as calendars write it', { from: '20261121T160000' }],
    ['mixes both forms', { from: '20261121T16:00:00Z' }],
    ['is far beyond the calendar', { from: '+012026-11-21T00:00:00Z' }],
    ['has an hour 24', { from: '2026-11-20T24:00:00Z' }],
    ['is asked in too large pages', { first: 51 }],
  ])('refuses a time that %s, and asks nobody', async (_what, variables) => {
    const { body } = await ask(variables);
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(calls()).toEqual([]);
  });

  it.each(['20261121T160000Z', '20261121t160000z', '20261121T200000+0400', '2026-11-21T20:00:00+04:00'])(
    'takes the instant %s, as a variable and in the document',
    async (from) => {
      await ask({ from });
      await gateway.ask(`{ schedule(from: "${from}", to: "${TO}", first: 10) { nodes { id } } }`);
      expect(calls().length).toBeGreaterThan(0);
      for (const call of calls()) expect(call).toContain('from=2026-11-21T16%3A00%3A00.000Z');
    },
  );

  it('may be kept by everybody', async () => {
    const answer = await gateway.get({
      query: `{ schedule(from: "${FROM}", to: "${TO}", first: 1) { nodes { id } } }`,
    });
    expect(answer.headers.get('cache-control')).toBe(PUBLIC_CACHE_CONTROL);
  });
});

describe('a kept schedule', () => {
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const today = { from: soon(-60), to: soon(600) };

  it('is read once, and again after the next start or end', async () => {
    gateway.cms.catalogue.schedule = [
      scheduleEntry('now', { starts_at: soon(-10), ends_at: soon(20) }),
      scheduleEntry('later', { starts_at: soon(30), ends_at: soon(60) }),
    ];
    await page(today);
    gateway.clock.now = Date.parse(soon(19));
    await page(today);
    expect(calls()).toHaveLength(1);
    gateway.clock.now = Date.parse(soon(21));
    await page(today);
    expect(calls()).toHaveLength(2);
  });

  it.each([
    ['schedule-entry', 'new'],
    ['video', 'live01'],
    ['channel', 'cinema'],
  ])('is read again when a %s is published', async (type, document) => {
    await page(today);
    gateway.cms.catalogue.schedule = [scheduleEntry('new', { starts_at: soon(5), ends_at: soon(6) })];
    gateway.cms.publish(type, document);
    await gateway.feeds.cms.poll();
    expect((await page(today)).nodes).toMatchObject([{ code: 'new' }]);
  });

  it('answers one entry by its id, and null for one that is not there or cannot be', async () => {
    gateway.cms.catalogue.schedule = [scheduleEntry('a', { title: 'Final' })];
    const { body } = await gateway.ask(
      '{ one: scheduleEntry(code: "a") { title } two: scheduleEntry(code: "b") { title } three: scheduleEntry(code: "../faq") { title } }',
    );
    expect(body.data).toEqual({ one: { title: 'Final' }, two: null, three: null });
    expect(gateway.cmsCalls()).toEqual(['/api/schedule_entries?ids=a%2Cb&fallback=ar']);
    await gateway.ask('{ scheduleEntry(code: "c") { title } }');
    expect(gateway.cmsCalls()).toContain('/api/schedule/c?fallback=ar');
  });
});
