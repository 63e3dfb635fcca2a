import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describeTools, findTools } from './find-tools';

const mockMissing = new Set<string>();
const mockPackage = (name: string): { default: { path: string } } => {
  // What the packages do on a system for which they have no program.
  if (mockMissing.has(name)) throw new Error('Unsupported platform');
  return jest.requireActual<{ default: { path: string } }>(name);
};
jest.mock('@ffmpeg-installer/ffmpeg', () => mockPackage('@ffmpeg-installer/ffmpeg'));
jest.mock('@ffprobe-installer/ffprobe', () => mockPackage('@ffprobe-installer/ffprobe'));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-tools-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  jest.resetModules();
  mockMissing.clear();
});

const FILTERS = [
  ...[
    'idet',
    'bwdif',
    'tblend',
    'signalstats',
    'metadata',
    'hflip',
    'vflip',
    'transpose',
    'fps',
    'scale',
    'setsar',
    'zscale',
    'tonemap',
    'lutyuv',
  ],
  ...['thumbnail', 'tile', 'mpdecimate', 'loop', 'setpts', 'color', 'overlay', 'showwavespic'],
  ...['amerge', 'aformat', 'pan', 'loudnorm', 'aresample', 'apad'],
];
const DECODERS = [
  'h264',
  'hevc',
  'vp9',
  'prores',
  'dnxhd',
  'mpeg2video',
  'mpeg4',
  'aac',
  'mp3',
  'opus',
  'ac3',
];

interface Program {
  version: string;
  /** Version of libavutil, as ffmpeg prints it. */
  library: string;
  encoders?: readonly string[];
  decoders?: readonly string[];
}

/** Writes an ffmpeg that only says what it is, with an ffprobe beside it, and returns their folder. */
const install = async (name: string, program: Program): Promise<string> => {
  const { version, library, encoders = ['libx264', 'aac', 'mjpeg', 'png'], decoders = DECODERS } = program;
  const at = join(folder, name);
  await mkdir(at);
  const list = (names: readonly string[]): string =>
    names.map((each) => ` V....D ${each}   ${each} (of a test)`).join('\n');
  const filters = FILTERS.map((each) => ` T.C ${each}   V->V   (of a test)`).join('\n');
  const script = `#!/bin/sh
case "$2" in
-version) echo 'ffmpeg version ${version} Copyright (c) 2000-2026 the FFmpeg developers'
  echo 'libavutil      ${library} / ${library}' ;;
-encoders) echo '${list(encoders)}' ;;
-decoders) echo '${list(decoders)}' ;;
-filters) echo '${filters}' ;;
*) exit 1 ;;
esac
`;
  for (const tool of ['ffmpeg', 'ffprobe']) {
    await writeFile(join(at, tool), script);
    await chmod(join(at, tool), 0o755);
  }
  return at;
};

const useNoPackages = (): void => {
  for (const each of ['ffmpeg', 'ffprobe']) mockMissing.add(`@${each}-installer/${each}`);
};

test.each([
  ['ffmpeg', ['@ffmpeg-installer/ffmpeg', '@ffprobe-installer/ffprobe']],
  ['ffprobe', ['@ffprobe-installer/ffprobe']],
])('%s is named, with the way to get it, when neither the system nor npm has it', async (name, missing) => {
  for (const each of missing) mockMissing.add(each);
  await expect(findTools('')).rejects.toMatchObject({
    reason: 'ENCODER_MISSING',
    message: `${name} is missing: install ffmpeg on this machine (Debian: apt-get install ffmpeg) or run npm install.`,
  });
});

test('a maintained ffmpeg of the system is taken, and said with what it cannot read', async () => {
  const at = await install('current', { version: '5.1.9-0+deb12u1', library: '57. 28.100' });
  const tools = await findTools(at);
  expect(tools).toMatchObject({ ffmpeg: join(at, 'ffmpeg'), ffprobe: join(at, 'ffprobe') });
  expect(describeTools(tools)).toBe(
    `Films are made by ffmpeg 5.1.9-0+deb12u1 (${join(at, 'ffmpeg')}). It cannot read AV1.`,
  );
});

test('it is said that films have no AV1 where they should and this ffmpeg cannot make it', async () => {
  const encoders = ['libx264', 'aac', 'mjpeg', 'png'];
  const program = { version: '8.1', library: '60. 26.100', decoders: [...DECODERS, 'libdav1d'] };
  const without = await findTools(await install('no-av1', { ...program, encoders }));
  const said = 'It cannot make AV1 (missing: libsvtav1), so films have none.';
  expect(describeTools(without, true)).toContain(said);
  expect(describeTools(without)).not.toContain(said);
  const able = await findTools(await install('av1', { ...program, encoders: [...encoders, 'libsvtav1'] }));
  expect(describeTools(able, true)).not.toContain('AV1');
});

test('an old ffmpeg of the system makes films too, and the operator is told', async () => {
  useNoPackages();
  const decoders = [...DECODERS, 'libdav1d'];
  const at = await install('old', { version: 'N-92000-gf22fcd4', library: '56. 25.100', decoders });
  expect(describeTools(await findTools(at))).toBe(
    `Films are made by ffmpeg N-92000-gf22fcd4 (${join(at, 'ffmpeg')}). It gets no security fixes: install ffmpeg on this machine (Debian: apt-get install ffmpeg).`,
  );
});

const WITHOUT_H264 = { version: '8.1', library: '60. 26.100', encoders: ['aac', 'mjpeg', 'png'] };

test('an ffmpeg of the system without H.264 is passed over for that of npm', async () => {
  expect((await findTools(await install('poor', WITHOUT_H264))).ffmpeg).toContain('node_modules');
});

test('an ffmpeg without H.264 that is the only one is named with what it lacks', async () => {
  useNoPackages();
  const at = await install('poor-alone', WITHOUT_H264);
  await expect(findTools(at)).rejects.toMatchObject({
    reason: 'ENCODER_MISSING',
    message: expect.stringContaining(`${join(at, 'ffmpeg')} lacks libx264`) as string,
  });
});

/** Writes an ffmpeg that does not answer in the time of a test, with an ffprobe beside it. */
const installSlow = async (name: string): Promise<string> => {
  const at = join(folder, name);
  await mkdir(at);
  for (const tool of ['ffmpeg', 'ffprobe']) {
    await writeFile(join(at, tool), '#!/bin/sh\nexec sleep 600\n', { mode: 0o755 });
  }
  return at;
};

test('an ffmpeg of the system that does not answer in time is named, and nobody is told to install it', async () => {
  const packaged = await findTools('');
  const at = await installSlow('slow');
  const tools = await findTools(at, 0.5);
  expect(tools.ffmpeg).toBe(packaged.ffmpeg);
  const described = describeTools(tools);
  expect(described).toContain(`${join(at, 'ffmpeg')} did not answer in 0.5 seconds, so it is not used`);
  expect(described).not.toContain('install ffmpeg on');
});

test('an ffmpeg that does not answer in time and is the only one is named with the time', async () => {
  useNoPackages();
  const at = await installSlow('slow-alone');
  const found = findTools(at, 0.5);
  await expect(found).rejects.toMatchObject({
    reason: 'ENCODER_MISSING',
    message: `No ffmpeg can make films: ${join(at, 'ffmpeg')} did not answer in 0.5 seconds. Why: the machine may be too busy. Each new film asks again.`,
  });
});
