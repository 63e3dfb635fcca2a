import { channel, scheduleEntry, video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.cms.catalogue.channels = [channel('cinema'), channel('padel')];
});
afterEach(() => gateway.close());

const paths = () => gateway.cmsCalls().map((call) => call.split('?')[0]);

it('has its name in the other language as an echo', async () => {
  gateway.cms.catalogue.channels = [channel('padel', { name_echo: 'بادل' }), channel('cinema')];
  const { body } = await gateway.ask('{ channels { nodes { slug nameEcho } } }');
  expect(body.data).toEqual({
    channels: {
      nodes: [
        { slug: 'padel', nameEcho: 'بادل' },
        { slug: 'cinema', nameEcho: null },
      ],
    },
  });
});

describe('what is on now on channels', () => {
  const NOW = '{ channels { totalCount nodes { slug liveNow { code } } } }';
  const event = (code: string, slug: string, hours: [number, number | null]) => {
    const at = (hour: number) => new Date(Date.now() + hour * 3_600_000).toISOString();
    return video(code, {
      live: true,
      recorded: false,
      channel_slug: slug,
      starts_at: at(hours[0]),
      ends_at: hours[1] === null ? null : at(hours[1]),
    });
  };

  it('are their live events on air, in one call for all', async () => {
    gateway.cms.catalogue.videos = [
      event('onair1', 'cinema', [-1, 1]),
      event('onair2', 'cinema', [-1, null]),
      event('later1', 'cinema', [1, 2]),
      event('ended1', 'cinema', [-2, -1]),
      event('onair3', 'padel', [-1, 1]),
    ];
    const { body } = await gateway.ask(NOW);
    expect(body.data).toEqual({
      channels: {
        totalCount: 2,
        nodes: [
          { slug: 'cinema', liveNow: [{ code: 'onair1' }, { code: 'onair2' }] },
          { slug: 'padel', liveNow: [{ code: 'onair3' }] },
        ],
      },
    });
    expect(paths()).toEqual(['/api/categories', '/api/videos']);
  });

  it('are found however many live events there are', async () => {
    gateway.cms.catalogue.videos = [
      ...Array.from({ length: 60 }, (_, index) => event(`later${index}`, 'cinema', [1, 2])),
      event('onair1', 'padel', [-1, 1]),
    ];
    const { body } = await gateway.ask('{ channel(slug: "padel") { liveNow { code } } }');
    expect(body.data).toEqual({ channel: { liveNow: [{ code: 'onair1' }] } });
  });
});

describe('the schedule of channels', () => {
  const SCHEDULE =
    '{ channels { nodes { slug schedule(from: "2026-11-21T16:00:00Z", to: "2026-11-22T00:00:00Z", first: 1) { nodes { code } pageInfo { hasNextPage endCursor } } } } }';

  it('is one call for all', async () => {
    gateway.cms.catalogue.schedule = [
      scheduleEntry('a', { channel_slug: 'cinema' }),
      scheduleEntry('b', { channel_slug: 'cinema' }),
      scheduleEntry('c', { channel_slug: 'padel' }),
    ];
    const { body } = await gateway.ask(SCHEDULE);
    expect(body.data).toMatchObject({
      channels: {
        nodes: [
          { slug: 'cinema', schedule: { nodes: [{ code: 'a' }], pageInfo: { hasNextPage: true } } },
          { slug: 'padel', schedule: { nodes: [{ code: 'c' }], pageInfo: { hasNextPage: false } } },
        ],
      },
    });
    expect(paths()).toEqual(['/api/categories', '/api/schedule_of_each']);
  });

  it('is null, with an error, for a range that nobody shows; the channel stands', async () => {
    const { body } = await gateway.ask(
      '{ channel(slug: "padel") { slug schedule(from: "2026-11-21T16:00:00Z", to: "2026-11-20T00:00:00Z") { nodes { code } } } }',
    );
    expect(body.data).toEqual({ channel: { slug: 'padel', schedule: null } });
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is opened by a partner key only with the scope of the schedule', async () => {
    const { body } = await gateway.ask(SCHEDULE, {}, { 'x-api-key': 'sk_catalogue' });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', scope: 'schedule:read' });
  });
});
