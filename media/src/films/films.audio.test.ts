import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseMediaPlaylist } from '../playlist/media-playlist';
import { findQuickTools } from '../testing/find-quick-tools';
import { makeTestClip } from '../testing/make-test-clip';
import { playFilm } from '../testing/play-film';
import { LIVE, RECORDED, startTestServer, type TestServer } from '../testing/start-test-server';
import { readFilm, uploadFilm } from '../testing/upload-film';

const NOW = Date.UTC(2026, 10, 23, 8, 0, 0);
const SECONDS = 5;

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-audio-'));
  server = await startTestServer(NOW);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const play = async (code: string, file: string) => {
  const { status, body, headers } = await playFilm(server, code, file);
  return { status, text: body.toString('latin1'), cache: headers['cache-control'] };
};

/** Has a film of `seconds` seconds made; its sound is `sound` seconds long. */
const make = async (code: string, seconds: number, sound: number): Promise<void> => {
  const clip = join(folder, `${code}.mp4`);
  await makeTestClip(clip, seconds, '256x144', sound);
  await uploadFilm(server, code, clip);
  await server.queue.idle();
};

describe('the sound of a film alone', () => {
  it('is as long as the pictures, without them, under its version', async () => {
    await make('heard001', SECONDS, SECONDS - 3);
    expect(await readFilm(server, 'heard001')).toMatchObject({ state: 'ready', audio: true });
    const { text: master } = await play('heard001', 'audio.m3u8');
    const [, path = ''] = /CODECS="mp4a\.40\.2"\n(.+)\n$/.exec(master) ?? [];
    expect(path).toMatch(/^[\da-f]{16}\/audio\/index\.m3u8$/);
    const { segments } = parseMediaPlaylist((await play('heard001', path)).text);
    const length = segments.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
    expect(length).toBeCloseTo(SECONDS, 1);
    const init = await play('heard001', path.replace('index.m3u8', 'init.mp4'));
    expect([init.text.includes('mp4a'), init.text.includes('avc1')]).toEqual([true, false]);
    expect((await play('heard001', path.replace('index.m3u8', '1.m4s'))).cache).toContain('immutable');
    expect((await play('heard001', 'master.m3u8')).text).not.toContain('audio');
  });

  it('is one file too, which podcast players load in parts', async () => {
    const whole = await playFilm(server, 'heard001', 'audio.m4a');
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'audio/x-m4a']);
    expect(whole.headers['content-length']).toBe(String(whole.body.length));
    // The index comes before the sound.
    expect(whole.body.indexOf('moov')).toBeLessThan(whole.body.indexOf('mdat'));
    // Scale and length in the header of the film (ISO/IEC 14496-12, mvhd).
    const header = whole.body.indexOf('mvhd');
    const length = whole.body.readUInt32BE(header + 20) / whole.body.readUInt32BE(header + 16);
    expect(length).toBeCloseTo(SECONDS, 0);
  });

  it('is one file for recordings of the seeds as well, and for nothing live', async () => {
    const seed = await playFilm(server, RECORDED, 'audio.m4a');
    expect([seed.status, seed.headers['content-type'], seed.headers['accept-ranges']]).toEqual([
      200,
      'audio/x-m4a',
      'bytes',
    ]);
    expect(seed.body.subarray(4, 8).toString()).toBe('ftyp');
    expect((await play(LIVE, 'audio.m4a')).status).toBe(404);
  });

  it('is not offered for a film that was made before there was this, which goes on playing', async () => {
    await server.films.records.update('heard001', (record) => {
      if (!record.film) throw new Error('There is no film.');
      const { audio: _, ...film } = record.film;
      return { ...record, film };
    });
    expect(await readFilm(server, 'heard001')).toMatchObject({ playable: true, audio: false });
    expect((await play('heard001', 'audio.m3u8')).status).toBe(404);
    expect((await play('heard001', 'master.m3u8')).status).toBe(200);
  });

  it('is not offered for a silent film', async () => {
    server.encoder.findTools = findQuickTools;
    await make('silent01', 1, 0);
    expect(await readFilm(server, 'silent01')).toMatchObject({ state: 'ready', audio: false });
    expect((await play('silent01', 'audio.m3u8')).status).toBe(404);
  });

  it('is offered for recordings of the seeds, and for nothing live', async () => {
    expect(await readFilm(server, RECORDED)).toMatchObject({ audio: true });
    expect(await readFilm(server, LIVE)).toMatchObject({ audio: false });
  });
});
