import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { normalizeCaptions } from '../captions/normalize-captions';
import { extractCaptions } from '../encoder/extract-captions';
import { findTools } from '../encoder/find-tools';
import { probe } from '../encoder/probe';
import { addCaptions } from '../testing/add-captions';
import { findQuickTools } from '../testing/find-quick-tools';
import { makeTestClip } from '../testing/make-test-clip';
import { playFilm } from '../testing/play-film';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { createUpload, filmHeaders, readFilm, sendPart, uploadFilm } from '../testing/upload-film';
import { judgeInnerCaptions } from './inner-captions';

const NOW = Date.UTC(2026, 10, 29, 8, 0, 0);
const ARABIC =
  '1\n00:00:00,500 --> 00:00:01,500\nمرحبًا بكم!\n\n2\n00:00:02,000 --> 00:00:02,500\nإلى اللقاء\n';
const ENGLISH = '1\n00:00:00,500 --> 00:00:01,500\nWhere are you? This is the last train.\n';
const FRENCH = '1\n00:00:00,500 --> 00:00:01,500\nOù est la gare ?\n';
const LATE = '1\n00:30:00,500 --> 00:30:01,500\nمرحبًا بكم!\n';

let folder: string;
let clip: string;
/** Made into a film in half the time. */
let silentClip: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-inner-'));
  clip = join(folder, 'clip.mp4');
  await makeTestClip(clip, 3, '160x120');
  silentClip = join(folder, 'silent.mp4');
  await makeTestClip(silentClip, 3, '160x120', 0);
  server = await startTestServer(NOW, { tools: findQuickTools });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Matroska begins with the first sound, a fortieth of a second before the first picture, and moves captions too. */
const near = (seconds: number): number => expect.closeTo(seconds, 1) as number;

const vttOf = async (code: string, locale: string): Promise<string> =>
  (await playFilm(server, code, `captions/${locale}.vtt`)).body.toString();

const put = (code: string, path: string, text?: string) =>
  fetch(`${server.origin}/films/${code}/captions/${path}`, {
    method: 'PUT',
    headers: { ...filmHeaders(server, code), ...(text !== undefined && { 'content-type': 'text/vtt' }) },
    ...(text !== undefined && { body: text }),
  });

const make = async (code: string, file: string): Promise<void> => {
  await uploadFilm(server, code, file);
  await server.queue.idle();
};

test.each([
  ['mov_text', 'mp4'],
  ['ttml', 'mp4'],
  ['srt', 'mkv'],
  ['ass', 'mkv'],
  ['webvtt', 'mkv'],
] as const)('captions of the format %s inside a file are read', async (format, ending) => {
  const file = join(folder, `${format}.${ending}`);
  await addCaptions(clip, file, format, [{ srt: ARABIC, language: 'ara' }]);
  const { signal } = new AbortController();
  const tools = await findTools(process.env['PATH'] ?? '');
  const source = await probe(tools, file, signal);
  const found = source.file.captions;
  const texts = await extractCaptions({ tools, source, folder: join(folder, format), signal }, found);
  const judged = judgeInnerCaptions(found, texts);
  expect(judged).toMatchObject([{ language: 'ar', count: 2, isDoubtful: false, refusal: null }]);
  expect(normalizeCaptions(texts.get(judged[0]?.inner ?? NaN) ?? Buffer.alloc(0), 'ar')).toMatchObject({
    cues: [
      { from: near(0.5), lines: ['مرحبًا بكم!'] },
      { from: near(2), lines: ['إلى اللقاء'] },
    ],
    vtt: expect.stringMatching(/00:00:00\.5\d\d --> 00:00:01\.5\d\d\nمرحبًا بكم!/) as string,
  });
});

test('captions inside a file become those of the film', async () => {
  const file = join(folder, 'film.mp4');
  await addCaptions(clip, file, 'mov_text', [{ srt: ARABIC, language: 'ara' }]);
  await make('innerfilm', file);
  const { captions, facts, captionFacts } = await readFilm(server, 'innerfilm');
  expect(captions).toEqual(['ar']);
  expect(facts?.innerCaptions).toMatchObject([
    { language: 'ar', count: 2, isDoubtful: false, refusal: null },
  ]);
  expect(captionFacts).toMatchObject([
    {
      ...{ language: 'ar', count: 2, inner: facts?.innerCaptions[0]?.inner },
      first: { seconds: near(0.5), lines: ['مرحبًا بكم!'] },
      last: { seconds: near(2), lines: ['إلى اللقاء'] },
    },
  ]);
  expect(await vttOf('innerfilm', 'ar')).toMatch(/00:00:00\.5\d\d --> 00:00:01\.5\d\d\nمرحبًا بكم!/);
});

test('each language is taken, untagged ones by their letters, and others are named', async () => {
  const file = join(folder, 'many.mkv');
  await addCaptions(silentClip, file, 'srt', [
    { srt: ARABIC, language: 'und' },
    { srt: ENGLISH, language: 'eng' },
    { srt: FRENCH, language: 'fra' },
  ]);
  await make('innermany', file);
  const { captions, facts } = await readFilm(server, 'innermany');
  expect(captions).toEqual(['en', 'ar']);
  expect(facts?.innerCaptions).toMatchObject([
    { language: 'ar', tag: null, refusal: null },
    { language: 'en', tag: 'eng', refusal: null },
    { language: null, tag: expect.stringMatching(/^fr[ae]$/) as string, refusal: 'language' },
  ]);
});

describe('captions that an editor gave', () => {
  const code = 'innerown1';
  let file: string;
  beforeAll(async () => {
    file = join(folder, 'own.mp4');
    await addCaptions(silentClip, file, 'mov_text', [{ srt: ARABIC, language: 'ara' }]);
    await make(code, silentClip);
    await put(code, 'ar', '00:01.000 --> 00:02.000\nكلام المحرر');
  });

  it('stay with a new film, and those inside it are offered', async () => {
    await make(code, file);
    expect(await vttOf(code, 'ar')).toContain('كلام المحرر');
    const { facts, captionFacts } = await readFilm(server, code);
    expect(facts?.innerCaptions).toMatchObject([{ language: 'ar', isDoubtful: false }]);
    expect(captionFacts).toMatchObject([{ language: 'ar', inner: null, count: 1 }]);
  });

  it('are replaced by those inside the film when the editor asks', async () => {
    const inner = (await readFilm(server, code)).facts?.innerCaptions[0]?.inner;
    expect((await put(code, `ar?inner=${inner}`)).status).toBe(200);
    expect(await vttOf(code, 'ar')).toContain('مرحبًا بكم!');
    expect((await readFilm(server, code)).captionFacts).toMatchObject([{ inner, count: 2 }]);
  });
});

test('captions that come along with a file go before those inside it', async () => {
  const file = join(folder, 'along.mp4');
  await addCaptions(silentClip, file, 'mov_text', [{ srt: ARABIC, language: 'ara' }]);
  const bytes = await readFile(file);
  const created = await createUpload(server, 'inneralong', bytes.length);
  await put('inneralong', 'ar', '00:01.000 --> 00:02.000\nكلام المحرر');
  await sendPart(server, 'inneralong', created.headers.get('location') ?? '', 0, bytes);
  await server.queue.idle();
  expect(await vttOf('inneralong', 'ar')).toContain('كلام المحرر');
});

test('captions whose times are not those of the film wait for an answer of the editor', async () => {
  const file = join(folder, 'late.mkv');
  await addCaptions(silentClip, file, 'srt', [{ srt: LATE, language: 'ara' }]);
  await make('innerlate', file);
  const { state, captions, facts } = await readFilm(server, 'innerlate');
  // The pictures end before the captions, and are whole all the same.
  expect({ state, captions, seconds: facts?.seconds }).toEqual({
    state: 'ready',
    captions: [],
    seconds: near(3),
  });
  const inner = facts?.innerCaptions[0]?.inner;
  const asked = await put('innerlate', `ar?inner=${inner}`);
  expect(asked.status).toBe(422);
  expect((await put('innerlate', `ar?inner=${inner}&offset=-1800`)).status).toBe(200);
  expect(await vttOf('innerlate', 'ar')).toMatch(/00:00:00\.5\d\d --> 00:00:01\.5\d\d/);
});

test('captions that the file does not have are not found', async () => {
  await make('innernone', silentClip);
  expect((await readFilm(server, 'innernone')).facts?.innerCaptions).toEqual([]);
  expect((await put('innernone', 'ar?inner=7')).status).toBe(404);
});

test('a film that was made before there were facts has none', async () => {
  await server.films.records.update('innernone', (record) => {
    if (!record.film) throw new Error('There is no film.');
    const { facts: _, captionFacts: __, ...film } = record.film;
    return { ...record, film };
  });
  const report = await readFilm(server, 'innernone');
  expect(report).toMatchObject({ state: 'ready', captions: [] });
  expect([report.facts, report.captionFacts]).toEqual([undefined, undefined]);
});
