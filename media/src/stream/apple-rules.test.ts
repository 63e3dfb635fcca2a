import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { APPLE_MASTER_RULES } from '../testing/apple-master-rules';
import { APPLE_MEDIA_RULES } from '../testing/apple-media-rules';
import { makeTestClip } from '../testing/make-test-clip';
import { attributesOf } from '../testing/playlist-attributes';
import { readServedStream, type ServedStream } from '../testing/served-stream';
import { CHANNEL, LIVE, RECORDED, startTestServer, type TestServer } from '../testing/start-test-server';
import { filmHeaders, uploadFilm } from '../testing/upload-film';

const NOW = Date.UTC(2026, 10, 23, 8, 0, 0);
const MINUTE_MS = 60_000;
const FILM = 'apple001';
const TABLE = resolve(__dirname, '../../../docs/apple-hls-rules.md');
const RULES = [...APPLE_MASTER_RULES, ...APPLE_MEDIA_RULES];

let folder: string;
let server: TestServer;
const streams = new Map<string, ServedStream>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-apple-'));
  const clip = join(folder, 'clip.mp4');
  await makeTestClip(clip, 5, '320x180');
  server = await startTestServer(NOW);
  await uploadFilm(server, FILM, clip);
  await server.queue.idle();
  for (const [locale, said] of Object.entries({ en: 'An evening.', ar: 'سهرة.' }))
    await fetch(`${server.origin}/films/${FILM}/captions/${locale}`, {
      method: 'PUT',
      headers: { ...filmHeaders(server, FILM), 'content-type': 'text/vtt' },
      body: `00:01.000 --> 00:02.000\n${said}`,
    });
  server.schedule.programmes = [
    { code: RECORDED, startsAt: NOW - 20 * MINUTE_MS, endsAt: NOW - 10 * MINUTE_MS },
    { code: FILM, startsAt: NOW - 9 * MINUTE_MS, endsAt: NOW - 5 * MINUTE_MS },
  ];
  streams.set('a film', await readServedStream(server, FILM));
  streams.set('the sound of a film alone', await readServedStream(server, FILM, 'audio.m3u8'));
  streams.set('a film of the seeds', await readServedStream(server, RECORDED));
  streams.set('a live video', await readServedStream(server, LIVE));
  streams.set('a linear channel', await readServedStream(server, CHANNEL));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const streamOf = (name: string): ServedStream => {
  const stream = streams.get(name);
  if (!stream) throw new Error(`There is no stream of ${name}.`);
  return stream;
};

test.each<[string, string[]]>([
  ['a film', []],
  ['the sound of a film alone', []],
  ['a film of the seeds', ['6.1']],
  ['a live video', ['6.1']],
  ['a linear channel', ['6.1']],
])('%s keeps the rules, but those that the table names', (name, but) => {
  const stream = streamOf(name);
  expect(stream.playlists.length).toBeGreaterThan(0);
  expect(RULES.filter(({ isKept }) => !isKept(stream)).map(({ number }) => number)).toEqual(but);
});

const largestOf = (name: string): number =>
  Math.max(
    ...attributesOf(streamOf(name).master, 'EXT-X-STREAM-INF').map((each) => Number(each.get('BANDWIDTH'))),
  );

test('the streams have what the rules are about', () => {
  const kinds = (name: string) => new Set(streamOf(name).playlists.map(({ kind }) => kind));
  expect(kinds('a film')).toEqual(new Set(['pictures', 'keys', 'captions']));
  expect(kinds('the sound of a film alone')).toEqual(new Set(['sound']));
  const onChannel = streamOf('a linear channel').playlists[0]?.text;
  for (const code of [RECORDED, FILM]) expect(onChannel).toContain(`of/${code}/`);
  // The film needs more than the channel's own one, so that the bit rates of programmes count.
  expect(largestOf('a film')).toBeGreaterThan(largestOf('a live video'));
  expect(largestOf('a linear channel')).toBeGreaterThanOrEqual(largestOf('a film'));
});

test.each(RULES.map((rule) => [rule.number, rule] as const))(
  'the check of rule %s notices that it is broken',
  (_number, { isKept, broken }) => {
    const noticed = [...streams.values()].filter((stream) => isKept(stream) && !isKept(broken(stream)));
    expect(noticed).not.toHaveLength(0);
  },
);

test('the table says of each rule that is checked that it is, and of no other', async () => {
  const rows = (await readFile(TABLE, 'utf8')).matchAll(/^\| ([\w. ]+?) +\|.*\| (\w+), checked +\|/gm);
  expect([...rows].map(([, number]) => number).sort()).toEqual(RULES.map(({ number }) => number).sort());
});
