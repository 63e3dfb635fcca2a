import { openStream } from '../../testing/open-stream';
import type { OpenStream } from '../../testing/open-stream';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
const opened: OpenStream[] = [];
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(async () => {
  opened.splice(0).forEach(({ close }) => close());
  await gateway.close();
});

const LIVE = 'subscription ($code: String!) { liveState(videoCode: $code) { title liveState } }';
const open = async (code: string, headers = {}): Promise<OpenStream> => {
  const stream = await openStream(gateway.origin, { query: LIVE, variables: { code }, headers });
  opened.push(stream);
  return stream;
};
const videoOf = async (stream: OpenStream): Promise<unknown> =>
  (await stream.next())?.data?.data?.['liveState'];

const event = () => {
  const found = gateway.cms.catalogue.videos.find(({ code }) => code === 'ep01n1x');
  if (!found) throw new Error('The fake catalogue has no such video.');
  return found;
};
const NOW = Date.parse('2026-11-21T18:00:00.000Z');
const at = (milliseconds: number): string => new Date(NOW + milliseconds).toISOString();

describe('liveState', () => {
  it('tells the video at once, when it starts and when it ends', async () => {
    gateway.clock.now = NOW;
    Object.assign(event(), { live: true, starts_at: at(20), ends_at: at(40) });
    const stream = await open('ep01n1x');
    expect(await videoOf(stream)).toMatchObject({ liveState: 'UPCOMING' });
    gateway.clock.now = NOW + 20;
    expect(await videoOf(stream)).toMatchObject({ liveState: 'LIVE' });
    gateway.clock.now = NOW + 40;
    expect(await videoOf(stream)).toMatchObject({ liveState: 'ENDED' });
  });

  it('tells a changed time, and keeps to it', async () => {
    gateway.clock.now = NOW;
    Object.assign(event(), { live: true, starts_at: at(3_600_000), ends_at: null });
    const stream = await open('ep01n1x');
    expect(await videoOf(stream)).toMatchObject({ liveState: 'UPCOMING' });
    Object.assign(event(), { starts_at: at(20) });
    gateway.cms.publish('video', 'ep01n1x');
    await gateway.feeds.cms.poll();
    expect(await videoOf(stream)).toMatchObject({ liveState: 'UPCOMING' });
    gateway.clock.now = NOW + 20;
    expect(await videoOf(stream)).toMatchObject({ liveState: 'LIVE' });
  });

  it('reads the video once for many receivers, once per language', async () => {
    await Promise.all([open('ep01n1x'), open('ep01n1x'), open('ep01n1x', { 'x-localization': 'ar' })]);
    const told = await Promise.all(opened.map(videoOf));
    expect(told.filter(Boolean)).toHaveLength(3);
    const before = gateway.cmsCalls().length;
    event().title = 'A new title';
    gateway.cms.publish('video', 'ep01n1x');
    await gateway.feeds.cms.poll();
    await Promise.all(opened.map(videoOf));
    expect(gateway.cmsCalls().length - before).toBe(2);
  });

  it('is null while there is no such video', async () => {
    expect(await videoOf(await open('nothing'))).toBeNull();
  });
});
