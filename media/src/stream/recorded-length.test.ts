import { mediaExpiry, signMediaPath } from '@sahra/schemas/media-url';

import { parseMediaPlaylist } from '../playlist/media-playlist';
import { RECORDED, RECORDED_SECONDS, startTestServer, type TestServer } from '../testing/start-test-server';
import { TEST_KEY } from '../testing/test-secrets';

const NOW = Date.UTC(2026, 10, 21, 18, 3, 7);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(NOW);
});
afterAll(() => server.stop());

const text = async (file: string): Promise<string> => {
  const { body } = await server.send(`${signMediaPath(TEST_KEY, RECORDED, mediaExpiry(NOW))}/${file}`);
  return body.toString('utf8');
};

const lengthOf = async (playlist: string): Promise<number> => {
  const { segments } = parseMediaPlaylist(await text(playlist));
  return segments.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
};

describe('a recording that repeats its clip', () => {
  it('plays as long as its length tells, in every quality', async () => {
    const master = await text('master.m3u8');
    const variants = master.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const lengths = await Promise.all(variants.map(lengthOf));
    expect(variants.length).toBeGreaterThan(1);
    expect(lengths).toEqual(variants.map(() => RECORDED_SECONDS));
  });

  it('sounds as long as its length tells, to a frame of sound, where only its sound plays', async () => {
    expect(await text('audio.m3u8')).toContain('\naudio/index.m3u8\n');
    const seconds = await lengthOf('audio/index.m3u8');
    expect(seconds).toBeGreaterThanOrEqual(RECORDED_SECONDS);
    expect(seconds).toBeLessThan(RECORDED_SECONDS + 0.022);
  });

  it('has captions until its last minute', async () => {
    const last = (await text('captions/en.vtt')).match(/^\S+(?= --> )/gm)?.at(-1);
    expect(last?.slice(0, 5)).toBe('01:00');
  });
});
