import type { OpenStream } from '../../testing/open-stream';
import { streamTests } from '../../testing/stream-tests';

const run = streamTests();

const LIVE = 'subscription ($code: String!) { liveState(videoCode: $code) { title liveState } }';
const open = (code: string, headers = {}): Promise<OpenStream> =>
  run.open({ query: LIVE, variables: { code }, headers });
const videoOf = async (stream: OpenStream): Promise<unknown> =>
  (await stream.next())?.data?.data?.['liveState'];

const event = () => {
  const found = run.gateway.cms.catalogue.videos.find(({ code }) => code === 'ep01n1x');
  if (!found) throw new Error('The fake catalogue has no such video.');
  return found;
};
const NOW = Date.parse('2026-11-21T18:00:00.000Z');
const at = (milliseconds: number): string => new Date(NOW + milliseconds).toISOString();

describe('liveState', () => {
  it('tells the video at once, when it starts and when it ends', async () => {
    run.gateway.clock.now = NOW;
    Object.assign(event(), { live: true, starts_at: at(20), ends_at: at(40) });
    const stream = await open('ep01n1x');
    expect(await videoOf(stream)).toMatchObject({ liveState: 'UPCOMING' });
    run.gateway.clock.now = NOW + 20;
    expect(await videoOf(stream)).toMatchObject({ liveState: 'LIVE' });
    run.gateway.clock.now = NOW + 40;
    expect(await videoOf(stream)).toMatchObject({ liveState: 'ENDED' });
  });

  it('tells a changed time, and keeps to it', async () => {
    run.gateway.clock.now = NOW;
    Object.assign(event(), { live: true, starts_at: at(3_600_000), ends_at: null });
    const stream = await open('ep01n1x');
    expect(await videoOf(stream)).toMatchObject({ liveState: 'UPCOMING' });
    Object.assign(event(), { starts_at: at(20) });
    run.gateway.cms.publish('video', 'ep01n1x');
    await run.gateway.feeds.cms.poll();
    expect(await videoOf(stream)).toMatchObject({ liveState: 'UPCOMING' });
    run.gateway.clock.now = NOW + 20;
    expect(await videoOf(stream)).toMatchObject({ liveState: 'LIVE' });
  });

  it('reads the video once for many receivers, once per language', async () => {
    await Promise.all([open('ep01n1x'), open('ep01n1x'), open('ep01n1x', { 'x-localization': 'ar' })]);
    const told = await Promise.all(run.opened.map(videoOf));
    expect(told.filter(Boolean)).toHaveLength(3);
    const before = run.gateway.cmsCalls().length;
    event().title = 'A new title';
    run.gateway.cms.publish('video', 'ep01n1x');
    await run.gateway.feeds.cms.poll();
    await Promise.all(run.opened.map(videoOf));
    expect(run.gateway.cmsCalls().length - before).toBe(2);
  });

  it('signs the stream for the page of each receiver, also where one browser key is used on two origins', async () => {
    const query = 'subscription { liveState(videoCode: "ep01n1x") { playback { stream { url } } } }';
    const origins = ['https://app.example', 'https://tv.example'];
    for (const origin of origins) await run.open({ query, headers: { origin, 'x-api-key': 'pk_player' } });
    const signed = (await Promise.all(run.opened.map(videoOf))) as {
      playback: { stream: { url: string } };
    }[];
    expect(signed.map(({ playback }) => playback.stream.url.split('/')[2]?.split('~')[1])).toEqual(
      origins.map((origin) => Buffer.from(origin).toString('base64url')),
    );
  });

  it('is null once the video is taken away', async () => {
    const stream = await open('ep01n1x');
    await videoOf(stream);
    const { catalogue } = run.gateway.cms;
    catalogue.videos = catalogue.videos.filter(({ code }) => code !== 'ep01n1x');
    run.gateway.cms.publish('video', 'ep01n1x');
    await run.gateway.feeds.cms.poll();
    expect(await videoOf(stream)).toBeNull();
  });
});

describe('a subscription to a video that does not exist', () => {
  it.each(['liveState', 'commentAdded'])('%s ends with NOT_FOUND', async (field) => {
    const stream = await run.open({ query: `subscription { ${field}(videoCode: "nothing") { id } }` });
    expect((await stream.next())?.data?.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect((await stream.next())?.event).toBe('complete');
  });

  it('begins while the cms cannot say so', async () => {
    run.gateway.cms.down = true;
    const stream = await open('nothing');
    expect((await stream.next())?.data?.errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
  });
});
