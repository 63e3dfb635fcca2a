import { messageOf } from '@sahra/schemas/messages';

import { nodeId } from '../../graph/node-id';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

const FILM = '{ state progress playable failure durationSeconds }';
const CODE = 'ep01n1x';
const OTHER = 'premium01';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const ask = async () => {
  const { body, headers } = await gateway.ask(
    `query ($code: String!) { video(code: $code) { film ${FILM} playback { stream { url audio tracks { language } } errors { code message } } } }`,
    { code: CODE },
  );
  return { video: body.data?.['video'] as Record<string, unknown>, errors: body.errors, headers };
};

describe('the film of a video', () => {
  it('is answered while it is made, and no cache keeps it', async () => {
    gateway.media.films.set(CODE, { state: 'processing', progress: 0.4, playable: false, seconds: null });
    const { video, headers } = await ask();
    expect(video['film']).toEqual({
      ...{ state: 'PROCESSING', progress: 0.4, playable: false, failure: null, durationSeconds: null },
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('names why it could not be made', async () => {
    gateway.media.films.set(CODE, { state: 'failed', progress: 0, reason: 'NOT_A_VIDEO', playable: false });
    expect((await ask()).video['film']).toMatchObject({ state: 'FAILED', failure: 'NOT_A_VIDEO' });
  });

  it('is null while media is unavailable', async () => {
    gateway.media.down = true;
    const { video, errors } = await ask();
    expect(video['film']).toBeNull();
    expect(errors).toBeUndefined();
  });

  it('is read for all videos of a response in one call', async () => {
    await gateway.ask(`query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Video { film ${FILM} } } }`, {
      ids: [CODE, 'live01'].map((code) => nodeId('Video', code)),
    });
    expect(gateway.media.calls.map(({ query }) => query['codes'])).toEqual([`${CODE},live01`]);
  });
});

describe('playback', () => {
  it('of a video without a film is refused with the reason, in both languages', async () => {
    gateway.media.films.set(CODE, { state: 'none', progress: 0, playable: false });
    expect((await ask()).video['playback']).toEqual({
      stream: null,
      errors: [{ code: 'FILM_NOT_READY', message: messageOf('FILM_NOT_READY', 'en') }],
    });
    expect(messageOf('FILM_NOT_READY', 'ar')).toMatch(/\p{Script=Arabic}/u);
  });

  it('begins with the first quality, and offers the captions that exist', async () => {
    gateway.media.films.set(CODE, { state: 'processing', progress: 0.3, playable: true, captions: ['ar'] });
    expect((await ask()).video['playback']).toMatchObject({
      stream: { tracks: [{ language: 'AR' }] },
      errors: [],
    });
  });

  it('names the missing subscription before the missing film', async () => {
    gateway.media.films.set(OTHER, { state: 'none', playable: false });
    const { body } = await gateway.ask(
      'query ($code: String!) { video(code: $code) { playback { errors { code } } } }',
      { code: OTHER },
    );
    expect(body.data?.['video']).toEqual({ playback: { errors: [{ code: 'SUBSCRIPTION_REQUIRED' }] } });
  });

  it('offers the sound alone only where the film has it', async () => {
    gateway.media.films.set(CODE, { audio: false });
    expect((await ask()).video['playback']).toMatchObject({ errors: [], stream: { audio: null } });
  });

  it('offers each sound of a film with several, alone too', async () => {
    const arabic = {
      id: 1,
      language: 'ar',
      kind: 'programme',
      title: null,
      name: 'العربية',
      channels: 2,
    } as const;
    const described = { ...arabic, id: 3, kind: 'description', title: 'وصف', name: 'وصف' } as const;
    for (const code of [CODE, 'live01']) gateway.media.films.set(code, { sounds: [arabic, described] });
    const { body } = await gateway.ask(
      `query { film: video(code: "${CODE}") { ...Sounds } live: video(code: "live01") { ...Sounds } }
       fragment Sounds on Video { playback { stream { url sounds { number language kind title name audio } } } }`,
      {},
      { authorization: 'Bearer bearer-paid' },
    );
    const streamOf = (name: string) =>
      (body.data?.[name] as { playback: { stream: { url: string; sounds: object[] } } }).playback.stream;
    const { url, sounds } = streamOf('film');
    const alone = (id: number) => url.replace('master.m3u8', `audio-${id}.m3u8`);
    expect(sounds).toEqual([
      { number: 1, language: 'ar', kind: 'PROGRAMME', title: null, name: 'العربية', audio: alone(1) },
      { number: 3, language: 'ar', kind: 'DESCRIPTION', title: 'وصف', name: 'وصف', audio: alone(3) },
    ]);
    expect(streamOf('live').sounds).toEqual([]);
  });

  it('is signed while media does not say, and the sound alone is not offered', async () => {
    gateway.media.down = true;
    expect((await ask()).video['playback']).toMatchObject({
      errors: [],
      stream: { audio: null, tracks: [{}, {}] },
    });
  });
});
