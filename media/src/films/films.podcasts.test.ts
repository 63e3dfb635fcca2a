import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import sharp from 'sharp';

import { findTools, type Tools } from '../encoder/find-tools';
import { findQuickTools } from '../testing/find-quick-tools';
import { spoilLastSound } from '../testing/make-sounds-clip';
import { playFilm } from '../testing/play-film';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { readFilm, uploadFilm } from '../testing/upload-film';

const run = promisify(execFile);
const NOW = Date.UTC(2026, 10, 29);
/** Of the films whose segments are looked at, and of the others. */
const SECONDS = 9;
const SHORT_SECONDS = 2;

const sine = (seconds: number): string[] => ['-f', 'lavfi', '-i', `sine=frequency=330:duration=${seconds}`];
const SINE = sine(SECONDS);
const SHORT_SINE = sine(SHORT_SECONDS);

const BOTH = ['-map', '0:a', '-map', '0:a'];

/** Finds the programs of a product on this machine. */
const findOwnTools = () => findTools(process.env['PATH'] ?? '');

let folder: string;
let quick: Tools;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-podcasts-'));
  quick = await findQuickTools();
  server = await startTestServer(NOW);
  await picture('cover.jpg', 300, 300, '#c81e1e');
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const picture = async (name: string, width: number, height: number, background: string): Promise<Buffer> => {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(name.endsWith('.webp') ? 'webp' : 'jpeg')
    .toBuffer();
  await writeFile(join(folder, name), bytes);
  return bytes;
};

/** Writes a file with these arguments of ffmpeg. */
const write = async (name: string, options: readonly string[]): Promise<string> => {
  const file = join(folder, name);
  await run(quick.ffmpeg, ['-loglevel', 'error', '-y', ...options, file]);
  return file;
};

interface MakeOptions {
  /** Changes the file before it is sent. */
  change?: (file: string) => Promise<void>;
  /** Finds the programs that make the film. */
  by?: typeof findQuickTools;
}

/** Has a film made of a file that ffmpeg writes with these arguments. */
const make = async (
  code: string,
  name: string,
  options: readonly string[],
  { change, by = findQuickTools }: MakeOptions = {},
): Promise<void> => {
  const file = await write(name, options);
  await change?.(file);
  server.encoder.findTools = by;
  await uploadFilm(server, code, file);
  await server.queue.idle();
};

const textOf = async (code: string, file: string): Promise<string> =>
  (await playFilm(server, code, file)).body.toString();

/** Returns the paths of the qualities of a film. */
const qualitiesOf = async (code: string): Promise<string[]> =>
  (await textOf(code, 'master.m3u8')).split('\n').filter((line) => line.endsWith('/index.m3u8'));

/** Returns the channels of the poster candidate of a film. */
const posterOf = async (code: string): Promise<{ mean: number; max: number }[]> =>
  (await sharp((await playFilm(server, code, 'posters/1.jpg')).body).stats()).channels;

const meansOf = async (code: string): Promise<number[]> => (await posterOf(code)).map(({ mean }) => mean);

/** A wave of gold on a dark ground. */
const expectDrawn = ([red]: readonly { mean: number; max: number }[]): void => {
  expect(red?.mean).toBeLessThan(100);
  expect(red?.max).toBeGreaterThan(180);
};

const COVER = [
  '-i',
  'cover.jpg',
  '-map',
  '0:a',
  '-map',
  '1:v',
  '-c:v',
  'copy',
  '-disposition:v',
  'attached_pic',
];
const withCover = (): string[] => COVER.map((each) => (each === 'cover.jpg' ? join(folder, each) : each));

describe('a sound file', () => {
  it('with a cover is an episode of that picture, as sharp as it', async () => {
    const mp3 = ['-c:a', 'libmp3lame', '-b:a', '64k', '-id3v2_version', '3'];
    await make('coverm01', 'coverm01.mp3', [...SINE, ...withCover(), ...mp3], { by: findOwnTools });
    const film = await readFilm(server, 'coverm01');
    expect(film).toMatchObject({ state: 'ready', reason: null, playable: true, height: 240, audio: true });
    expect(Math.abs((film.seconds ?? 0) - SECONDS)).toBeLessThanOrEqual(0.25);
    const names = (await qualitiesOf('coverm01')).map((path) => path.split('/')[1]);
    expect(names).toEqual(['144p', '240p']);
    expect(await textOf('coverm01', 'master.m3u8')).toContain('RESOLUTION=240x240,FRAME-RATE=5.000');
    const [red = 0, green = 255, blue = 255] = await meansOf('coverm01');
    expect([red > 180, green < 50, blue < 50]).toEqual([true, true, true]);
    expect(film.posters).toBe(1);
    expect((await playFilm(server, 'coverm01', 'posters/2.jpg')).status).toBe(404);
  });

  it('without a cover is an episode with a drawn picture', async () => {
    await make('plain001', 'plain001.ogg', [...SHORT_SINE, '-c:a', 'libopus'], { by: findOwnTools });
    const film = await readFilm(server, 'plain001');
    expect(film).toMatchObject({ state: 'ready', reason: null, height: 720, audio: true, posters: 1 });
    expect(Math.abs((film.seconds ?? 0) - SHORT_SECONDS)).toBeLessThanOrEqual(0.25);
    expectDrawn(await posterOf('plain001'));
  });

  it('without a cover has the poster of its video, when there is one', async () => {
    server.schedule.posters.set('posters1', await picture('poster.webp', 256, 144, '#1e9b46'));
    await make('posters1', 'posters1.mp3', [...SHORT_SINE, '-c:a', 'libmp3lame'], { by: findOwnTools });
    expect(await readFilm(server, 'posters1')).toMatchObject({ state: 'ready', height: 144 });
    const [red = 255, green = 0] = await meansOf('posters1');
    expect([red < 60, green > 130]).toEqual([true, true]);
  });

  it('is made while the cms does not answer too, and the operator is told', async () => {
    server.schedule.isDown = true;
    try {
      await make('nocms001', 'nocms001.mp3', [...SHORT_SINE, '-c:a', 'libmp3lame']);
    } finally {
      server.schedule.isDown = false;
    }
    expect(await readFilm(server, 'nocms001')).toMatchObject({ state: 'ready', height: 720 });
    expect(server.logLines.join('\n')).toContain('The poster of nocms001 could not be read');
  });

  it('in two languages is one picture with both of them to choose from', async () => {
    const tags = ['-metadata:s:a:0', 'language=ara', '-metadata:s:a:1', 'language=eng'];
    server.schedule.posters.set('twosound', await picture('small.webp', 426, 240, '#1e9b46'));
    await make('twosound', 'twosound.mka', [...SHORT_SINE, ...BOTH, ...tags, '-c:a', 'aac']);
    const { sounds, ...film } = await readFilm(server, 'twosound');
    expect(film).toMatchObject({ state: 'ready', reason: null, height: 240, audio: true, posters: 1 });
    expect(sounds.map(({ name }) => name)).toEqual(['العربية', 'English']);
    expect(film.facts).toMatchObject({ width: 0, changes: ['pictured'] });
    const names = (await qualitiesOf('twosound')).map((path) => path.split('/')[1]);
    expect(names).toEqual(['pictures-144p', 'pictures-240p']);
    const [quality] = server.films.find('twosound')?.qualities() ?? [];
    const init = await textOf('twosound', `${quality?.folder}/init.mp4`);
    expect([init.includes('avc1'), init.includes('mp4a')]).toEqual([true, true]);
  });

  it('whose main sound cannot be read is an episode of the other one', async () => {
    const main = ['-disposition:a:0', '0', '-disposition:a:1', 'default', '-c:a', 'aac'];
    const tags = ['-metadata:s:a:0', 'language=ara', '-metadata:s:a:1', 'language=eng'];
    await make('unread01', 'unread01.m4a', [...SHORT_SINE, ...BOTH, ...main, ...tags], {
      change: spoilLastSound,
    });
    expect(await readFilm(server, 'unread01')).toMatchObject({
      ...{ state: 'ready', audio: true, sounds: [], posters: 1 },
      lostSounds: [{ language: 'en', codec: 'apac', reason: 'UNREADABLE' }],
    });
  });

  it('that was cut short is refused, as a video is', async () => {
    const whole = await readFile(await write('whole.flac', [...SINE, '-c:a', 'flac']));
    await writeFile(join(folder, 'cut.flac'), whole.subarray(0, whole.length / 3));
    await uploadFilm(server, 'cutshort', join(folder, 'cut.flac'));
    await server.queue.idle();
    expect(await readFilm(server, 'cutshort')).toMatchObject({ state: 'failed', reason: 'BROKEN_FILE' });
  });
});

describe('a picture that stands still', () => {
  it('has whole segments of four seconds, each with one key picture, and costs next to no bytes', async () => {
    const [path = ''] = (await qualitiesOf('coverm01')).slice(-1);
    const playlist = await textOf('coverm01', path);
    const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
    expect(lengths.slice(0, 2)).toEqual([4, 4]);
    const segment = await playFilm(server, 'coverm01', path.replace('index.m3u8', '1.m4s'));
    // Four seconds of its sound of 64 kbit/s are 32,000 bytes.
    expect(segment.body.length).toBeLessThan(40_000);
    const pictures = await textOf('coverm01', path.replace('index', 'iframes'));
    expect(pictures.match(/#EXT-X-BYTERANGE/g)).toHaveLength(lengths.length);
  });

  it('has a storyboard of one picture for all of it', async () => {
    const cues = (await textOf('coverm01', 'storyboard/storyboard.vtt')).trim().split('\n\n').slice(1);
    expect(cues).toHaveLength(1);
    expect(cues[0]).toMatch(/^00:00:00\.000 --> 00:00:0[89]\.\d+\nstoryboard\.jpg#xywh=0,0,90,90$/);
    const { width, height } = await sharp(
      (await playFilm(server, 'coverm01', 'storyboard/storyboard.jpg')).body,
    ).metadata();
    expect([width, height]).toEqual([90, 90]);
  });

  it('of a video with one slide is known, and shown as long as its sound', async () => {
    const slide = ['-f', 'lavfi', '-i', 'testsrc=size=256x144:rate=25:duration=0.04'];
    const repeated = ['-vf', 'loop=loop=25:size=1,setpts=N/25/TB'];
    const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
    await make('slide001', 'slide001.mp4', [...slide, ...SHORT_SINE, ...repeated, ...encode]);
    const film = await readFilm(server, 'slide001');
    expect(film).toMatchObject({ state: 'ready', height: 144, posters: 1 });
    expect(Math.abs((film.seconds ?? 0) - SHORT_SECONDS)).toBeLessThanOrEqual(0.25);
    expect(await textOf('slide001', 'master.m3u8')).toContain('FRAME-RATE=5.000');
  });

  it('of a video with a single picture is shown as long as its sound', async () => {
    const one = ['-f', 'lavfi', '-i', 'testsrc=size=256x144:rate=25:duration=0.04'];
    const encode = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
    await make('single01', 'single01.mp4', [...one, ...SHORT_SINE, ...encode]);
    const film = await readFilm(server, 'single01');
    expect(film).toMatchObject({ state: 'ready', height: 144, posters: 1 });
    expect(Math.abs((film.seconds ?? 0) - SHORT_SECONDS)).toBeLessThanOrEqual(0.25);
  });

  it('is not one whose last second moves', async () => {
    const moving = ['-f', 'lavfi', '-i', `color=c=navy:s=256x144:r=25:d=${SHORT_SECONDS}`];
    const box = `drawbox=x=40:y=40:w=16:h=16:c=white:t=fill:enable='gt(t,${SHORT_SECONDS - 1})'`;
    const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
    await make('moves001', 'moves001.mp4', [...moving, ...SHORT_SINE, '-vf', box, ...encode]);
    expect(await readFilm(server, 'moves001')).toMatchObject({ state: 'ready', posters: 3 });
    expect(await textOf('moves001', 'master.m3u8')).toContain('FRAME-RATE=25.000');
  });
});
