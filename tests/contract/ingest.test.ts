import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { FILM_PROBLEM_TEXTS } from '@sahra/schemas/film-problems';

import { makeSoundsClip, spoilLastSound } from '../../media/src/testing/make-sounds-clip';
import { makeTestClip } from '../../media/src/testing/make-test-clip';
import { startMediaProcess, waitForFilm, type MediaProcess } from '../../media/src/testing/media-process';
import { FILM_SECRET } from '../../media/src/testing/test-secrets';
import { followProcessing } from '../../scripts/ingest/follow-processing';
import { sendFilm, type MediaTarget } from '../../scripts/ingest/send-film';

let folder: string;
let clip: string;
let uploadsFile: string;
let media: MediaProcess;
let target: MediaTarget;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-ingest-'));
  clip = join(folder, 'clip.mp4');
  uploadsFile = join(folder, 'uploads.json');
  await makeTestClip(clip, 3, '256x144', 0);
  media = await startMediaProcess(join(folder, 'films'), join(__dirname, '../../media'));
  target = { url: media.origin, filmSecret: FILM_SECRET };
});
afterAll(async () => {
  await media.kill();
  await rm(folder, { recursive: true, force: true });
});

const write = async (name: string, text: string): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
};
const nothing = (): void => undefined;

test('a film with captions is sent, followed and ready', async () => {
  const said: string[] = [];
  const captions = [
    { file: await write('film.srt', 'Mine\n1\n00:00:01,000 --> 00:00:02,000\nأهلا\n'), locale: 'ar' as const },
  ];
  const parts: number[] = [];
  const film = { file: clip, code: 'ingest01', captions, uploadsFile };
  await sendFilm(
    target,
    film,
    (part) => parts.push(part),
    (line) => said.push(line),
  );
  expect(said).toEqual([
    expect.stringContaining('film.srt: Line 1: “\u2068Mine\u2069” belongs to no caption'),
  ]);
  await followProcessing(target, 'ingest01', (line) => said.push(line));
  expect(parts.at(-1)).toBe(1);
  expect(said).toContain('The film of ingest01 is ready, up to 144 lines.');
  const { captions: kept } = await waitForFilm(media, 'ingest01', ({ state }) => state === 'ready');
  expect(kept).toEqual(['ar']);
});

test('the sounds of a film are said, and those that are left out', async () => {
  const file = join(folder, 'sounds.mp4');
  await makeSoundsClip(file, 2, [{ language: 'ara' }, { language: 'eng' }, { language: 'fre' }]);
  await spoilLastSound(file);
  const said: string[] = [];
  await sendFilm(target, { file, code: 'ingest04', captions: [], uploadsFile }, nothing);
  await followProcessing(target, 'ingest04', (line) => said.push(line));
  expect(said.filter((line) => /^(?:Its|A) sound/.test(line))).toEqual([
    'Its sounds: العربية, English.',
    'A sound is left out (fr, apac): it cannot be read.',
  ]);
});

test('a file that is no video is refused in a plain sentence', async () => {
  const file = await write('letter.mp4', 'This is a letter, not a film.');
  await sendFilm(target, { file, code: 'ingest02', captions: [], uploadsFile }, nothing);
  await expect(followProcessing(target, 'ingest02', nothing)).rejects.toThrow(
    FILM_PROBLEM_TEXTS.NOT_A_VIDEO.en,
  );
});

test('captions that cannot be used are named, and the film is not sent either', async () => {
  const captions = [{ file: await write('wrong.srt', 'No captions.'), locale: 'en' as const }];
  await expect(
    sendFilm(target, { file: clip, code: 'ingest03', captions, uploadsFile }, nothing),
  ).rejects.toThrow(FILM_PROBLEM_TEXTS.CAPTIONS_INVALID.en);
});

/** Writes a film of more than the buffers of a connection, so that one breaks in the middle of it. */
const writeLongFilm = async (name: string): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, Buffer.concat([await readFile(clip), Buffer.alloc(3_000_000)]));
  return file;
};

const BREAK_BYTES = 1_000_000;

interface Breaking {
  url: string;
  server: Server;
  /** From which byte on each part was sent. */
  begun: number[];
}

const AWAY = 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

/**
 * Passes connections on to media, and breaks the first one off that has brought a million bytes. `onBreak` is called
 * just before. With `isAway`, the first question after that is answered as if media were not there.
 */
const breakOnce = async (onBreak = nothing, isAway = false): Promise<Breaking> => {
  const begun: number[] = [];
  let isBroken = false;
  let isRefused = !isAway;
  const server = createServer((near) => {
    const far = connect(Number(new URL(media.origin).port), '127.0.0.1');
    let passed = 0;
    near.on('data', (part) => {
      passed += part.length;
      if (!isRefused && part.toString('latin1').startsWith('HEAD ')) {
        isRefused = true;
        near.end(AWAY);
        return;
      }
      const offset = /^PATCH [^]*upload-offset: (\d+)/i.exec(part.toString('latin1'))?.[1];
      if (offset !== undefined) begun.push(Number(offset));
      far.write(part);
      if (isBroken || passed < BREAK_BYTES) return;
      isBroken = true;
      onBreak();
      near.destroy();
      far.end();
    });
    far.on('data', (part) => near.write(part));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', nothing);
      one.on('close', () => other.end());
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server, begun };
};

test.each([
  ['a dropped connection is', 'ingest04', false],
  ['an upload whose server was away for a moment is', 'ingest06', true],
])('%s taken up again where it ended', async (_, code, isAway) => {
  const file = await writeLongFilm(`${code}.mp4`);
  const { url, server, begun } = await breakOnce(nothing, isAway);
  try {
    await sendFilm({ ...target, url }, { file, code, captions: [], uploadsFile }, nothing);
  } finally {
    server.close();
  }
  expect(begun).toEqual([0, expect.any(Number)]);
  expect(begun[1]).toBeGreaterThan(0);
  await followProcessing(target, code, nothing);
});

test('a secret that is not that of the installation is named', async () => {
  const film = { file: clip, code: 'ingest07', captions: [], uploadsFile };
  await expect(sendFilm({ ...target, filmSecret: 'x'.repeat(40) }, film, nothing)).rejects.toThrow(
    /FILM_SECRET/,
  );
});

const ROOT = join(__dirname, '../..');
const COMMAND = join(ROOT, 'scripts/ingest/ingest.command.ts');

/** Starts the command as `npm run ingest` does, with its settings and its memory in the folder of the test. */
const startCommand = (url: string, args: readonly string[]): ChildProcess => {
  const script = `const { run } = await import(${JSON.stringify(COMMAND)});
    process.exitCode = await run(${JSON.stringify(folder)}, ${JSON.stringify(args)});`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], MEDIA_URL: url, FILM_SECRET },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

test('a command that was killed goes on where it ended when it is given again', async () => {
  const args = [await writeLongFilm('killed.mp4'), '--code', 'ingest05'];
  const running: { command?: ChildProcess } = {};
  const { url, server, begun } = await breakOnce(() => running.command?.kill('SIGKILL'));
  try {
    running.command = startCommand(url, args);
    expect(await once(running.command, 'exit')).toEqual([null, 'SIGKILL']);
    expect(await once(startCommand(url, args), 'exit')).toEqual([0, null]);
  } finally {
    server.close();
  }
  expect(begun).toEqual([0, expect.any(Number)]);
  expect(begun[1]).toBeGreaterThan(0);
});
