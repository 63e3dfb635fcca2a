import { mediaExpiry, signMediaPath } from '@sahra/schemas/media-url';

import { parseMediaPlaylist } from '../playlist/media-playlist';
import { RECORDED, startTestServer, type TestServer } from '../testing/start-test-server';
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

const matchesIn = (content: string, pattern: RegExp): string[] =>
  [...content.matchAll(pattern)].map(([found]) => found);

describe('a recording of the library', () => {
  it('plays its clip once, to its end, in every quality and as sound alone', async () => {
    const master = await text('master.m3u8');
    const variants = master.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(variants.length).toBeGreaterThan(1);
    for (const variant of [...variants, 'audio/index.m3u8']) {
      const playlist = await text(variant);
      const uris = parseMediaPlaylist(playlist).segments.map(({ uri }) => uri);
      expect(uris.length).toBeGreaterThan(1);
      expect(uris).toEqual([...new Set(uris)]);
      expect(playlist).not.toContain('#EXT-X-DISCONTINUITY');
      expect(playlist).toMatch(/#EXT-X-ENDLIST\n$/);
    }
  });

  it('names its captions for players of others, which find their words', async () => {
    const master = await text('master.m3u8');
    const subtitles = [...master.matchAll(/^#EXT-X-MEDIA:TYPE=SUBTITLES,.*LANGUAGE="(\w+)".*URI="(.+)"$/gm)];
    expect(subtitles.map(([, language]) => language)).toEqual(['en', 'ar']);
    expect(master).toContain('NAME="العربية"');
    const variants = matchesIn(master, /^#EXT-X-STREAM-INF.*$/gm);
    expect(variants.length).toBeGreaterThan(1);
    for (const line of variants) expect(line).toMatch(/,SUBTITLES="captions",CLOSED-CAPTIONS=NONE$/);
    for (const [, , uri = ''] of subtitles) {
      const playlist = await text(uri);
      expect(playlist).toMatch(/#EXT-X-TARGETDURATION:8\n.*#EXTINF:8\.000,\n\w+\.vtt\n#EXT-X-ENDLIST\n$/s);
      const file = /^\w+\.vtt$/m.exec(playlist)?.[0] ?? '';
      expect(await text(`captions/${file}`)).toMatch(/^WEBVTT\n/);
    }
  });

  it('says each sentence of its captions once', async () => {
    const said = matchesIn(await text('captions/en.vtt'), /(?<=-->.*\n).+/g);
    expect(said.length).toBeGreaterThan(1);
    expect(said).toEqual([...new Set(said)]);
  });
});
