import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findQuickTools } from '../testing/find-quick-tools';
import { makeTestClip } from '../testing/make-test-clip';
import { playFilm } from '../testing/play-film';
import { LIVE, RECORDED, startTestServer, type TestServer } from '../testing/start-test-server';
import {
  createUpload,
  filmHeaders,
  readFilm,
  readOffset,
  sendPart,
  uploadFilm,
} from '../testing/upload-film';

const NOW = Date.UTC(2026, 10, 23, 8, 0, 0);
const CODE = 'newfilm1';

let folder: string;
let clip: string;
let smallClip: string;
let server: TestServer;
/** Finds the programs of a product on this machine. */
let findOwnTools: typeof findQuickTools;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-clip-'));
  clip = join(folder, 'clip.mp4');
  await makeTestClip(clip, 2, '640x360');
  smallClip = join(folder, 'small.mp4');
  await makeTestClip(smallClip, 1, '320x180', 0);
  server = await startTestServer(NOW);
  findOwnTools = server.encoder.findTools;
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a file and waits for its film, which programs of npm make where only its way is examined. */
const make = async (code: string, file: string, findTools = findQuickTools): Promise<void> => {
  server.encoder.findTools = findTools;
  await uploadFilm(server, code, file);
  await server.queue.idle();
};

const play = (code: string, file: string) => playFilm(server, code, file);

const textOf = async (code: string, file: string): Promise<string> =>
  (await play(code, file)).body.toString();

const variantsOf = (master: string): string[] => master.split('\n').filter((line) => line.endsWith('.m3u8'));

describe('a film of a code that has none', () => {
  it('plays in every quality up to its own, with stills, once it is made', async () => {
    expect(await readFilm(server, CODE)).toMatchObject({ state: 'none', playable: false, progress: 0 });
    expect((await play(CODE, 'master.m3u8')).status).toBe(404);

    await make(CODE, clip, findOwnTools);

    expect(await readFilm(server, CODE)).toMatchObject({
      ...{ state: 'ready', progress: 1, reason: null, playable: true, height: 360, captions: [] },
      seconds: expect.closeTo(2, 0) as number,
    });
    expect(server.schedule.lengths.map((body) => JSON.parse(body) as unknown)).toEqual([
      [{ code: CODE, seconds: expect.closeTo(2, 0) as number }],
    ]);
    const master = await textOf(CODE, 'master.m3u8');
    const variants = variantsOf(master);
    expect(variants.map((line) => line.split('/')[1])).toEqual(['144p', '240p', '360p']);
    expect(master.match(/#EXT-X-I-FRAME-STREAM-INF:.*CODECS="avc1\.\w+",.*iframes\.m3u8"/g)).toHaveLength(3);
    for (const variant of variants) {
      const playlist = await textOf(CODE, variant);
      expect(playlist).toContain('#EXT-X-MAP:URI="init.mp4"');
      expect(playlist).toContain('#EXT-X-ENDLIST');
      const segment = await play(CODE, variant.replace('index.m3u8', '0.m4s'));
      expect(segment.status).toBe(200);
      const pictures = await textOf(CODE, variant.replace('index', 'iframes'));
      expect(pictures).toMatch(/#EXT-X-I-FRAMES-ONLY\n(.+\n)+#EXT-X-BYTERANGE:\d+@0\n0\.m4s\n/);
      expect(segment.headers['cache-control']).toContain('immutable');
    }
    for (const still of ['posters/1.jpg', 'posters/2.jpg', 'posters/3.jpg', 'storyboard/storyboard.jpg']) {
      expect((await play(CODE, still)).status).toBe(200);
    }
    expect(await textOf(CODE, 'storyboard/storyboard.vtt')).toContain('storyboard.jpg#xywh=0,0,160,90');
    expect(await readdir(join(server.libraryDir, 'uploaded/uploads'))).toEqual([]);
  });

  it('plays from its first quality on, while the others are made', async () => {
    const code = 'firstone';
    const { putFolder } = server.films.storage;
    let seen: object | undefined;
    server.films.storage.putFolder = async (from, key) => {
      if (key.endsWith('/360p')) {
        const variants = variantsOf(await textOf(code, 'master.m3u8'));
        const segment = await play(code, (variants[0] ?? '').replace('index.m3u8', '0.m4s'));
        seen = {
          film: await readFilm(server, code),
          qualities: variants.map((line) => line.split('/')[1]),
          segment: segment.status,
        };
      }
      await putFolder(from, key);
    };
    try {
      await make(code, clip);
    } finally {
      server.films.storage.putFolder = putFolder;
    }
    expect(seen).toMatchObject({
      film: { state: 'processing', playable: true },
      qualities: ['144p', '240p'],
      segment: 200,
    });
  });

  it('declares the codecs and the size of the pictures', async () => {
    expect(await textOf(CODE, 'master.m3u8')).toMatch(
      /CODECS="avc1\.4d40[\da-f]{2},mp4a\.40\.2",RESOLUTION=426x240,FRAME-RATE=25\.000/,
    );
  });
});

describe('an upload', () => {
  it('goes on where it was interrupted', async () => {
    const bytes = await readFile(smallClip);
    const path = (await createUpload(server, 'resume01', bytes.length)).headers.get('location') ?? '';
    await sendPart(server, 'resume01', path, 0, bytes.subarray(0, 5000));
    expect(await readFilm(server, 'resume01')).toMatchObject({ state: 'uploading' });
    expect((await readFilm(server, 'resume01')).progress).toBeCloseTo(5000 / bytes.length);

    expect(await readOffset(server, 'resume01', path)).toBe(5000);
    expect((await sendPart(server, 'resume01', path, 5000, bytes.subarray(5000))).status).toBe(204);
    await server.queue.idle();
    expect(await readFilm(server, 'resume01')).toMatchObject({ state: 'ready' });
  });

  it('is refused without a token, with one of another film, and when it has ended', async () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${server.origin}/films/${CODE}/uploads`, {
        method: 'POST',
        headers: { 'tus-resumable': '1.0.0', 'upload-length': '10', ...headers },
      });
    const later = filmHeaders({ ...server, clock: { now: NOW - 3_600_000 } }, CODE);
    const refused = [{}, filmHeaders(server, 'another1'), later];
    expect(await Promise.all(refused.map(async (headers) => (await post(headers)).status))).toEqual([
      403, 403, 403,
    ]);
  });

  it('of more than 50 GB is refused', async () => {
    expect((await createUpload(server, 'toolarge', 51_000_000_000)).status).toBe(413);
  });
});

describe('a file that is no video', () => {
  it.each([
    ['a text', 'This is a letter, not a film.'],
    ['a list of other files', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    ['a playlist', '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n/etc/passwd\n#EXT-X-ENDLIST\n'],
  ])('is refused: %s named .mp4', async (_, text) => {
    const file = join(folder, 'letter.mp4');
    await writeFile(file, text);
    await make('letter01', file, findOwnTools);
    expect(await readFilm(server, 'letter01')).toMatchObject({
      ...{ state: 'failed', reason: 'NOT_A_VIDEO', playable: false, retryable: false },
    });
    expect((await play('letter01', 'master.m3u8')).status).toBe(404);
  });

  it('leaves the former film as it was', async () => {
    await writeFile(join(folder, 'letter.mp4'), 'Not a film.');
    await make(CODE, join(folder, 'letter.mp4'));
    expect(await readFilm(server, CODE)).toMatchObject({ state: 'failed', playable: true });
    expect((await play(CODE, 'master.m3u8')).status).toBe(200);
  });
});

describe('a second film of the same code', () => {
  it('replaces the first at once when it is whole; open players keep the first', async () => {
    const before = variantsOf(await textOf(CODE, 'master.m3u8'));
    const seen = new Set<string>();
    const putFolder = server.films.storage.putFolder;
    server.films.storage.putFolder = async (from, key) => {
      await putFolder(from, key);
      seen.add(await textOf(CODE, 'master.m3u8'));
    };
    try {
      await make(CODE, smallClip);
    } finally {
      server.films.storage.putFolder = putFolder;
    }
    expect([...seen].map(variantsOf)).toEqual([before]);
    const after = variantsOf(await textOf(CODE, 'master.m3u8'));
    expect(after.map((line) => line.split('/')[1])).toEqual(['144p', '180p']);
    expect(after).not.toEqual(before);
    expect((await play(CODE, before[0] ?? '')).status).toBe(200);
  });

  it('replaces a film of the seeds', async () => {
    await make(RECORDED, smallClip);
    const variants = variantsOf(await textOf(RECORDED, 'master.m3u8'));
    expect(variants.map((line) => line.split('/')[1])).toEqual(['144p', '180p']);
    expect(await textOf(LIVE, '540p/index.m3u8')).toContain('#EXTM3U');
  });
});

describe('the states of films', () => {
  it('are reported to the gateway for many codes at once, and to nobody else', async () => {
    const ask = (token: string) =>
      fetch(`${server.origin}/films?codes=${CODE},nofilm01`, {
        headers: { authorization: `Bearer ${token}` },
      });
    const reply = await ask('a-gateway-token-that-only-tests-know');
    expect(await reply.json()).toMatchObject({
      data: [
        { code: CODE, state: 'ready' },
        { code: 'nofilm01', state: 'none' },
      ],
    });
    expect((await ask('guessed')).status).toBe(403);
  });
});
