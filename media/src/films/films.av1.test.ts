import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FilmsAv1 } from '../config/config';
import { type CheckedTools, findTools } from '../encoder/find-tools';
import { APPLE_MASTER_RULES } from '../testing/apple-master-rules';
import { APPLE_MEDIA_RULES } from '../testing/apple-media-rules';
import { findQuickTools } from '../testing/find-quick-tools';
import { itWithAv1 } from '../testing/it-with-av1';
import { makeTestClip } from '../testing/make-test-clip';
import { playFilm } from '../testing/play-film';
import { attributesOf } from '../testing/playlist-attributes';
import { readServedStream } from '../testing/served-stream';
import { RECORDED, startTestServer, type TestServer } from '../testing/start-test-server';
import { readFilm, uploadFilm } from '../testing/upload-film';

const NOW = Date.UTC(2026, 10, 29);

let folder: string;
let clip: string;
let server: TestServer;
/** Called with the name of each folder of a film before it is stored. */
let beforeStored: (name: string) => Promise<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-av1-'));
  clip = join(folder, 'clip.mp4');
  await makeTestClip(clip, 5, '320x240');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The program that starts quickly, which cannot make AV1 and says that it can. */
const quickTools = async (): Promise<CheckedTools> => {
  const tools = await findQuickTools();
  return { ...tools, facts: { ...tools.facts, av1Lacks: [] } };
};

/** The quick program for the first film in H.264, and then that of the system, for its AV1. */
const bothTools = (): (() => Promise<CheckedTools>) => {
  const first = [quickTools];
  return () => first.pop()?.() ?? findTools(process.env['PATH'] ?? '');
};

const start = async (filmsAv1: FilmsAv1, tools: () => Promise<CheckedTools>): Promise<void> => {
  server = await startTestServer(NOW, { filmsAv1, tools });
  beforeStored = () => Promise.resolve();
  const { storage } = server.films;
  const { putFolder } = storage;
  storage.putFolder = async (from, key) => {
    await beforeStored(key.split('/')[2] ?? '');
    await putFolder(from, key);
  };
};
afterEach(() => server.stop());

const masterOf = async (code: string): Promise<string> =>
  String((await playFilm(server, code, 'master.m3u8')).body);
const uploads = (): Promise<string[]> => readdir(server.films.uploads);

itWithAv1('a film that is ready in H.264 gets every quality in AV1 too, by the rules of HLS', async () => {
  await start('uploads', bothTools());
  const before: { state: string; master: string }[] = [];
  beforeStored = async (name) => {
    if (!name.startsWith('av1-')) return;
    before.push({ state: (await readFilm(server, 'both0001')).state, master: await masterOf('both0001') });
  };
  await uploadFilm(server, 'both0001', clip);
  await server.queue.idle();

  // No quality of it is played before all are there.
  expect(before.map(({ state, master }) => [state, master.includes('av01')])).toEqual([
    ['ready', false],
    ['ready', false],
  ]);
  const stream = await readServedStream(server, 'both0001');
  const listed = attributesOf(stream.master, 'EXT-X-STREAM-INF');
  expect(listed.map((each) => [each.get('RESOLUTION'), each.get('CODECS'), each.get('SCORE')])).toEqual([
    ['192x144', expect.stringMatching(/^avc1\.4d40..,mp4a\.40\.2$/), '1'],
    ['320x240', expect.stringMatching(/^avc1\.4d40..,mp4a\.40\.2$/), '3'],
    ['192x144', 'av01.0.00M.08,mp4a.40.2', '2'],
    ['320x240', 'av01.0.00M.08,mp4a.40.2', '4'],
  ]);
  const rules = [...APPLE_MASTER_RULES, ...APPLE_MEDIA_RULES].filter(({ isKept }) => !isKept(stream));
  // Bit rates rise within each codec, and AV1 begins again below H.264.
  expect(rules.map(({ number }) => number)).toEqual(['own 1']);
  expect(await uploads()).toEqual([]);
});

it('a film of the demo gets AV1 only where all films do', async () => {
  await start('uploads', quickTools);
  await uploadFilm(server, RECORDED, clip);
  await server.queue.idle();
  expect(server.logLines.join('\n')).not.toContain('H.264 only');
  expect(await uploads()).toEqual([]);
});

itWithAv1(
  'AV1 goes on after its last quality when media starts again, and is not listed when it is off',
  async () => {
    await start('uploads', bothTools());
    const made: string[] = [];
    const closing = new Promise<void>((resolve, reject) => {
      beforeStored = async (name) => {
        if (name === 'av1-144p') server.queue.close().then(resolve, reject);
      };
    });
    await uploadFilm(server, 'again001', clip);
    await closing;
    expect(await masterOf('again001')).not.toContain('av01');

    const next = await server.reopen('all');
    const { putFolder } = next.films.storage;
    next.films.storage.putFolder = (from, key) => {
      made.push(key.split('/')[2] ?? '');
      return putFolder(from, key);
    };
    await next.start();
    await next.queue.idle();
    expect(made).toEqual(['av1-240p']);
    expect(next.films.find('again001')?.text('master.m3u8')).toContain('av01');
    await next.close();

    const off = await server.reopen('none');
    expect(off.films.find('again001')?.text('master.m3u8')).not.toMatch(/av01|SCORE/);
    await off.close();
  },
);

it('a film whose AV1 cannot be made plays on in H.264, and leaves nothing behind', async () => {
  await start('all', quickTools);
  await uploadFilm(server, 'failed01', clip);
  await server.queue.idle();
  expect(await readFilm(server, 'failed01')).toMatchObject({ state: 'ready', height: 240, reason: null });
  expect(server.logLines.join('\n')).toContain('The film of failed01 plays in H.264 only');
  expect(server.films.records.get('failed01').film?.av1).toBeUndefined();
  expect(await masterOf('failed01')).not.toMatch(/av01|SCORE/);
  expect(await uploads()).toEqual([]);
});
