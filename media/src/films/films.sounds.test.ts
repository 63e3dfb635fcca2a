import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { FILM_PROBLEM_TEXTS } from '@sahra/schemas/film-problems';

import { parseMediaPlaylist } from '../playlist/media-playlist';
import { findQuickTools } from '../testing/find-quick-tools';
import { makeSoundsClip, spoilLastSound, type ClipSound } from '../testing/make-sounds-clip';
import { playFilm } from '../testing/play-film';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { filmHeaders, readFilm, uploadFilm } from '../testing/upload-film';

/** Of the film whose segments are looked at, and of the others. */
const SECONDS = 9;
const SHORT_SECONDS = 2;
const CODE = 'twotongue';

let folder: string;
let server: TestServer;

const make = async (code: string, sounds: readonly ClipSound[], seconds = SHORT_SECONDS): Promise<void> => {
  const clip = join(folder, `${code}.mkv`);
  await makeSoundsClip(clip, seconds, sounds);
  await uploadFilm(server, code, clip);
  await server.queue.idle();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-sounds-'));
  server = await startTestServer(Date.UTC(2026, 10, 29, 8, 0, 0));
  const sounds = [
    { language: 'ara' },
    { language: 'eng' },
    { language: 'ara', title: 'Audio description' },
    { language: 'eng', title: 'Director’s commentary' },
  ];
  await make(CODE, sounds, SECONDS);
  // What else is made here is examined in its playlists and its record.
  server.encoder.findTools = findQuickTools;
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const text = async (code: string, file: string): Promise<string> =>
  (await playFilm(server, code, file)).body.toString('latin1');

/** Lines of the master playlist that name a sound, of one group. */
const renditions = async (code: string, group: string): Promise<string[]> =>
  (await playFilm(server, code, 'master.m3u8')).body
    .toString()
    .split('\n')
    .filter((line) => line.startsWith(`#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="${group}"`));

const uriOf = (line: string | undefined): string => /URI="([^"]+)"/.exec(line ?? '')?.[1] ?? '';

const lengthOf = async (code: string, playlist: string): Promise<number> =>
  parseMediaPlaylist(await text(code, playlist)).segments.reduce(
    (sum, { durationMs }) => sum + durationMs,
    0,
  ) / 1000;

const put = (code: string, body: unknown): Promise<Response> =>
  fetch(`${server.origin}/films/${code}/sounds`, {
    method: 'PUT',
    headers: { ...filmHeaders(server, code), 'content-type': 'application/json', 'x-localization': 'ar' },
    body: JSON.stringify(body),
  });

describe('a film with several sounds', () => {
  it('offers each language by its own name, and special sounds as what they are', async () => {
    const lines = await renditions(CODE, 'stereo');
    expect(lines.map((line) => line.replace(/^.*NAME=/, '').replace(/,URI=.*$/, ''))).toEqual([
      '"العربية",LANGUAGE="ar",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2"',
      '"English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,CHANNELS="2"',
      '"العربية (وصف صوتي)",LANGUAGE="ar",DEFAULT=NO,AUTOSELECT=YES,CHARACTERISTICS="public.accessibility.describes-video",CHANNELS="2"',
      '"English (commentary)",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=NO,CHARACTERISTICS="public.auxiliary-content",CHANNELS="2"',
    ]);
  });

  it('has the same sounds for slow lines, under the same names', async () => {
    const names = (lines: readonly string[]) => lines.map((line) => /NAME="([^"]+)"/.exec(line)?.[1]);
    expect(names(await renditions(CODE, 'low'))).toEqual(names(await renditions(CODE, 'stereo')));
    const master = await text(CODE, 'master.m3u8');
    const pairs = [...master.matchAll(/AUDIO="(\w+)".*\n\S+\/(pictures-\d+p)\//g)].map(([, ...pair]) => pair);
    expect(pairs).toEqual([
      ['low', 'pictures-144p'],
      ['stereo', 'pictures-180p'],
    ]);
  });

  it('has pictures without sound and sounds without pictures, all of one length', async () => {
    const master = await text(CODE, 'master.m3u8');
    const [pictures = ''] = /^\S+pictures-180p\/index\.m3u8$/m.exec(master) ?? [];
    const sounds = (await renditions(CODE, 'stereo')).map(uriOf);
    for (const playlist of [pictures, ...sounds]) {
      expect(Math.abs((await lengthOf(CODE, playlist)) - SECONDS)).toBeLessThan(0.1);
    }
    expect(await text(CODE, pictures.replace('index.m3u8', 'init.mp4'))).not.toContain('mp4a');
    expect(await text(CODE, (sounds[1] ?? '').replace('index.m3u8', 'init.mp4'))).not.toContain('avc1');
    expect((await playFilm(server, CODE, (sounds[1] ?? '').replace('index.m3u8', '1.m4s'))).status).toBe(200);
  });

  it('says the bit rate of pictures and sound together', async () => {
    const master = await text(CODE, 'master.m3u8');
    const { film } = server.films.records.get(CODE);
    const largest = film?.rungs.at(-1)?.peak ?? NaN;
    const loudest = Math.max(...(film?.sounds ?? []).map(({ stereo }) => stereo.peak));
    expect(master).toContain(`BANDWIDTH=${largest + loudest},`);
  });

  it('has segments of four seconds with its main sound for linear channels', async () => {
    const [quality] = server.films.find(CODE)?.qualities() ?? [];
    const init = await text(CODE, `${quality?.folder}/init.mp4`);
    expect([init.includes('avc1'), init.includes('mp4a')]).toEqual([true, true]);
    const { segments } = parseMediaPlaylist(await text(CODE, `${quality?.folder}/index.m3u8`));
    expect(segments.slice(0, 2).map(({ durationMs }) => durationMs)).toEqual([4000, 4000]);
  });

  it('can be heard alone in each of them', async () => {
    const first = await text(CODE, 'audio.m3u8');
    const second = await text(CODE, 'audio-2.m3u8');
    expect([first.includes('/audio/'), second.includes('/audio-2/')]).toEqual([true, true]);
    expect((await playFilm(server, CODE, 'audio-5.m3u8')).status).toBe(404);
  });
});

describe('what an editor says of the sounds', () => {
  it('names and orders them, and makes the first programme the one that is heard', async () => {
    const { sounds } = await readFilm(server, CODE);
    const words = sounds.map(({ id, language, kind, title }) => ({ id, language, kind, title }));
    const [arabic, english, description, commentary] = words;
    const order = [commentary, { ...english, title: ' "Original" ' }, arabic, description];
    const reply = await put(CODE, order);
    expect(reply.status).toBe(200);
    expect((await readFilm(server, CODE)).sounds.map(({ id, name }) => [id, name])).toEqual([
      [4, 'English (commentary)'],
      [2, '’Original’'],
      [1, 'العربية'],
      [3, 'العربية (وصف صوتي)'],
    ]);
    const [special, original] = await renditions(CODE, 'stereo');
    expect(special).toContain('DEFAULT=NO');
    expect(original).toContain('NAME="’Original’",LANGUAGE="en",DEFAULT=YES');
    expect(await text(CODE, 'audio.m3u8')).toContain('/audio-2/');
    expect((await playFilm(server, CODE, 'audio.m4a')).status).toBe(200);
  });

  it('is refused in the language of the editor when it is about other sounds', async () => {
    const reply = await put(CODE, [{ id: 1, language: 'ar', kind: 'programme', title: null }]);
    expect(reply.status).toBe(409);
    expect(await reply.json()).toMatchObject({
      code: 'SOUNDS_CHANGED',
      message: FILM_PROBLEM_TEXTS.SOUNDS_CHANGED.ar,
    });
  });

  it.each([
    ['a language that is none', { language: 'Arabic' }],
    ['an unknown kind', { kind: 'song' }],
    ['a name of two lines', { title: 'one\ntwo' }],
    ['a very long name', { title: 'x'.repeat(41) }],
  ])('is refused with %s', async (_, change) => {
    const { sounds } = await readFilm(server, CODE);
    const words = sounds.map(({ id, language, kind, title }) => ({ id, language, kind, title, ...change }));
    expect((await put(CODE, words)).status).toBe(400);
  });

  it('needs a token of the film', async () => {
    const reply = await fetch(`${server.origin}/films/${CODE}/sounds`, { method: 'PUT', body: '[]' });
    expect(reply.status).toBe(403);
  });
});

it('a film in 5.1 is offered in stereo first, and in 5.1 once more', async () => {
  await make('surround1', [{ language: 'eng', layout: '5.1' }]);
  expect((await readFilm(server, 'surround1')).sounds).toMatchObject([{ language: 'en', channels: 6 }]);
  const [stereo] = await renditions('surround1', 'stereo');
  const [surround] = await renditions('surround1', 'surround');
  expect([stereo?.includes('CHANNELS="2"'), surround?.includes('CHANNELS="6"')]).toEqual([true, true]);
  expect(uriOf(surround)).toMatch(/\/surround-1\/index\.m3u8$/);
  const groups = [...(await text('surround1', 'master.m3u8')).matchAll(/AUDIO="(\w+)"/g)].map(
    ([, group]) => group,
  );
  expect(groups).toEqual(['low', 'stereo', 'surround']);
});

it('a film with one sound in stereo has it in the segments of its pictures, and nothing to choose', async () => {
  await make('onesound', [{ language: 'ara' }]);
  expect(await readFilm(server, 'onesound')).toMatchObject({ audio: true, sounds: [], lostSounds: [] });
  const master = await text('onesound', 'master.m3u8');
  expect(master).not.toContain('TYPE=AUDIO');
  expect(master).toMatch(/\/180p\/index\.m3u8$/m);
  expect((await put('onesound', [])).status).toBe(404);
});

it('a sound that nothing here can read is left out, and the editor is told', async () => {
  const clip = join(folder, 'phone.mp4');
  await makeSoundsClip(clip, SHORT_SECONDS, [{}, {}]);
  await spoilLastSound(clip);
  await uploadFilm(server, 'phone001', clip);
  await server.queue.idle();
  expect(await readFilm(server, 'phone001')).toMatchObject({
    ...{ state: 'ready', audio: true, sounds: [] },
    lostSounds: [{ language: null, codec: 'apac', reason: 'UNREADABLE' }],
  });
  expect(await text('phone001', 'master.m3u8')).toMatch(/\/180p\/index\.m3u8$/m);
});

it('sounds that are alike have names that are not', async () => {
  await make('alike001', [{}, {}]);
  expect((await readFilm(server, 'alike001')).sounds.map(({ name, language }) => [name, language])).toEqual([
    ['Sound 1 – الصوت 1', null],
    ['Sound 2 – الصوت 2', null],
  ]);
  const [first, second] = await renditions('alike001', 'stereo');
  expect(first).toContain('DEFAULT=YES,AUTOSELECT=YES');
  expect(second).toContain('DEFAULT=NO,AUTOSELECT=NO');
});
