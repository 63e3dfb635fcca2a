import { verifyMediaToken } from '@sahra/schemas/media-url';
import { messageOf } from '@sahra/schemas/messages';

import { nodeId } from '../../graph/node-id';
import { SIGNING_KEY, startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
afterEach(() => {
  gateway.accounts.down = false;
});

const PLAYBACK =
  'query Playback($code: String!) { video(code: $code) { playback { stream { url audio sounds { number } expiresAt live storyboard tracks { language label url } } errors { code field message } } } }';

interface Play {
  stream: {
    url: string;
    audio: string | null;
    sounds: object[];
    expiresAt: string;
    live: boolean;
    storyboard: string | null;
    tracks: { language: string; url: string }[];
  } | null;
  errors: { code: string }[];
}

const bearer = {
  visitor: {},
  free: { authorization: 'Bearer bearer-free' },
  paid: { authorization: 'Bearer bearer-paid' },
};

const play = async (code: string, who: keyof typeof bearer, headers: Record<string, string> = {}) => {
  const answer = await gateway.ask(PLAYBACK, { code }, { ...bearer[who], ...headers });
  return {
    ...answer,
    play: (answer.body.data?.['video'] as { playback: Play | null } | null)?.playback ?? null,
  };
};

const MATRIX = [
  ['ep01n1x', { visitor: null, free: null, paid: null }],
  ['premium01', { visitor: 'SUBSCRIPTION_REQUIRED', free: 'SUBSCRIPTION_REQUIRED', paid: null }],
  ['live01', { visitor: 'SIGNUP_REQUIRED', free: null, paid: null }],
  ['livepaid01', { visitor: 'SUBSCRIPTION_REQUIRED', free: 'SUBSCRIPTION_REQUIRED', paid: null }],
  ['soon01', { visitor: 'SIGNUP_REQUIRED', free: 'EVENT_NOT_STARTED', paid: 'EVENT_NOT_STARTED' }],
  ['over01', { visitor: 'EVENT_ENDED', free: 'EVENT_ENDED', paid: 'EVENT_ENDED' }],
] as const;

describe.each(MATRIX)('playback of %s', (code, refusals) => {
  it.each(['visitor', 'free', 'paid'] as const)('by a %s viewer', async (who) => {
    const { play: answer, body, headers } = await play(code, who);
    const refusal = refusals[who];
    expect(headers.get('cache-control')).toBe('no-store');
    if (refusal) {
      expect(answer).toEqual({
        stream: null,
        errors: [{ code: refusal, field: null, message: messageOf(refusal, 'en') }],
      });
      expect(JSON.stringify(body)).not.toContain('/media/');
    } else {
      expect(answer?.errors).toEqual([]);
      expect(answer?.stream?.url).toMatch(new RegExp(`^/media/\\d+-[\\w-]{43}/${code}/master\\.m3u8$`));
    }
  });
});

describe('a stream address', () => {
  it('is signed for its video and its time, and so are the captions and the storyboard', async () => {
    const { play: answer } = await play('premium01', 'paid');
    if (!answer?.stream) throw new Error('The paid viewer was refused.');
    const { url, expiresAt, live, storyboard, tracks } = answer.stream;
    const token = url.split('/')[2] ?? '';
    const expiry = Date.parse(expiresAt);
    expect(verifyMediaToken([SIGNING_KEY], token, 'premium01')).toEqual({
      expiry: expiry / 1000,
      origin: null,
    });
    expect(verifyMediaToken([SIGNING_KEY], token, 'ep01n1x')).toBeNull();
    expect(expiry - Date.now()).toBeGreaterThan(2 * 60 * 60_000 - 60_000);
    expect(live).toBe(false);
    expect(storyboard).toBe(url.replace('master.m3u8', 'storyboard/storyboard.vtt'));
    expect(tracks.map((track) => [track.language, track.url])).toEqual([
      ['EN', url.replace('master.m3u8', 'captions/en.vtt')],
      ['AR', url.replace('master.m3u8', 'captions/ar.vtt')],
    ]);
  });

  it('has no captions, no storyboard and no sound alone while it is live', async () => {
    const { play: answer } = await play('live01', 'paid');
    expect(answer?.stream).toMatchObject({ live: true, audio: null, sounds: [], storyboard: null });
    expect(answer?.stream?.tracks).toEqual([]);
  });

  it('offers the sound alone, signed like the stream', async () => {
    const { play: answer } = await play('ep01n1x', 'visitor');
    expect(answer?.stream?.audio).toBe(answer?.stream?.url.replace('master.m3u8', 'audio.m3u8'));
  });

  it('is null for an unknown code', async () => {
    expect((await play('unknown99', 'paid')).play).toBeNull();
  });

  it('is refused to a bearer that is not good any more, so that the caller renews it', async () => {
    const { body } = await play('premium01', 'visitor', { authorization: 'Bearer old' });
    expect(body.data).toEqual({ video: { playback: null } });
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a stream for the page of a partner app', () => {
  const originOf = async (headers: Record<string, string>): Promise<string | null | undefined> => {
    const { play: answer } = await play('ep01n1x', 'visitor', headers);
    const token = answer?.stream?.url.split('/')[2] ?? '';
    return verifyMediaToken([SIGNING_KEY], token, 'ep01n1x')?.origin;
  };

  it('names the origin that the key was checked against', async () => {
    const origin = 'https://app.example';
    expect(await originOf({ origin, 'x-api-key': 'pk_player' })).toBe(origin);
  });

  it('names none for other callers, whatever they say', async () => {
    expect(await originOf({})).toBeNull();
    expect(await originOf({ origin: 'https://app.example', 'x-api-key': 'sk_everything' })).toBeNull();
    expect(await originOf({ origin: 'https://other.example' })).toBeNull();
  });
});

describe('when accounts is down', () => {
  it.each(['premium01', 'live01', 'livepaid01'])('%s is refused rather than served', async (code) => {
    gateway.accounts.down = true;
    const { body } = await play(code, 'paid');
    expect(body.data).toEqual({ video: { playback: null } });
    expect(body.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });

  it('free recordings play', async () => {
    gateway.accounts.down = true;
    expect((await play('ep01n1x', 'paid')).play?.stream).not.toBeNull();
  });
});

describe('a list of videos', () => {
  it('reads the entitlement of the viewer once', async () => {
    gateway.accounts.calls.length = 0;
    const { body } = await gateway.ask(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Video { playback { stream { live } } } } }',
      { ids: ['premium01', 'livepaid01', 'live01'].map((code) => nodeId('Video', code)) },
      bearer.paid,
    );
    expect(body.data?.['nodes']).toMatchObject(
      [false, true, true].map((live) => ({ playback: { stream: { live } } })),
    );
    expect(gateway.accounts.calls.map(({ path }) => path)).toEqual(['/api/entitlement']);
  });
});
