import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { colourOf } from './colour';
import { encodeRung } from './encode-rung';
import { findTools, type Tools } from './find-tools';
import { ladderOf } from './ladder';
import { makePosters } from './make-stills';
import { probe, type Source } from './probe';

const run = promisify(execFile);
const { signal } = new AbortController();
const FULL_HD = { width: 1920, height: 1080, pix_fmt: 'yuv420p' };

describe('colourOf', () => {
  it.each([
    ['a phone', { ...FULL_HD, color_transfer: 'arib-std-b67', color_primaries: 'bt2020' }, 'arib-std-b67'],
    ['a disc', { ...FULL_HD, color_transfer: 'smpte2084', color_primaries: 'bt2020' }, 'smpte2084'],
    ['television', { ...FULL_HD, color_transfer: 'bt709', color_primaries: 'bt709' }, null],
  ])('of %s knows whether it is brighter than a screen of BT.709', (_, stream, hdr) => {
    expect(colourOf(stream).hdr).toBe(hdr);
  });

  it.each([
    ['without a tag, small', { width: 720, height: 576, pix_fmt: 'yuv420p' }, 'bt601'],
    ['without a tag, large', FULL_HD, 'bt709'],
    ['with an empty tag', { ...FULL_HD, color_space: 'unknown' }, 'bt709'],
    ['with a tag', { ...FULL_HD, color_space: 'smpte170m' }, null],
    ['of RGB', { width: 640, height: 360, pix_fmt: 'gbrp' }, null],
  ])('of a file %s takes the matrix of custom only where none is said', (_, stream, matrix) => {
    expect(colourOf(stream).matrix).toBe(matrix);
  });
});

describe('a film', () => {
  let folder: string;
  let tools: Tools;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sahra-colour-'));
    // The oldest ffmpeg that can be found.
    tools = await findTools('');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Writes a file without loss whose pictures are of one colour: Y′, Cb and Cr, or red in RGB. */
  const makeSource = async (name: string, format: string, filter: string, tags: string): Promise<Source> => {
    const file = join(folder, `${name}.mkv`);
    await run(tools.ffmpeg, [
      ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', 'color=c=red:s=320x180:r=25:d=1'],
      ...['-vf', `format=${format}${filter}`, '-c:v', 'ffv1', ...tags.split(' ').filter(Boolean), file],
    ]);
    return probe(tools, file, signal);
  };

  /** Returns Y′, Cb and Cr in the middle of the first picture of a file. */
  const coloursOf = async (file: string): Promise<number[]> => {
    const raw = join(folder, 'picture.yuv');
    const isPlaylist = file.endsWith('.m3u8');
    const read = [
      '-loglevel',
      'error',
      '-y',
      ...(isPlaylist ? ['-allowed_extensions', 'ALL'] : []),
      '-i',
      file,
    ];
    await run(tools.ffmpeg, [...read, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'yuv444p', raw]);
    const bytes = await readFile(raw);
    const plane = bytes.length / 3;
    return [0, 1, 2].map((index) => bytes[Math.floor(plane * (index + 0.5)) + 160] ?? NaN);
  };

  const encode = async (source: Source, name: string): Promise<string> => {
    const [rung] = ladderOf(source.width, source.height);
    if (!rung) throw new Error('There is no quality.');
    const out = join(folder, name);
    await encodeRung(tools, { source, rung, mix: null, folder: out }, signal, () => undefined);
    return join(out, 'index.m3u8');
  };

  const HDR = '-colorspace bt2020nc -color_primaries bt2020 -color_range tv -color_trc';
  // Levels of 19.1 cd/m², the grey 128 of a screen whose white has 100 (BT.2100).
  it.each([
    ['hlg', ',lutyuv=y=356:u=512:v=512', `${HDR} arib-std-b67`],
    ['pq', ',lutyuv=y=373:u=512:v=512', `${HDR} smpte2084`],
  ])('of %s keeps its greys, in BT.709', async (name, filter, tags) => {
    const source = await makeSource(name, 'yuv420p10le', filter, tags);
    const film = await encode(source, name);
    const [luma = NaN, ...chroma] = await coloursOf(film);
    expect(Math.abs(luma - 126)).toBeLessThanOrEqual(10);
    expect(chroma).toHaveLength(2);
    for (const each of chroma) expect(Math.abs(each - 128)).toBeLessThanOrEqual(3);

    await makePosters(tools, source, join(folder, `${name}-posters`), signal);
    const [grey = NaN] = await coloursOf(join(folder, `${name}-posters/1.jpg`));
    expect(Math.abs(grey - 128)).toBeLessThanOrEqual(12);
  });

  // What the compression of a phone leaves of blue and of yellow in HLG: the empty channel is not quite empty.
  it.each([
    ['yellow', 'y=594:u=350:v=522', [255, 255, 0]],
    ['blue', 'y=198:u=728:v=529', [0, 0, 255]],
  ])('of HLG has a pure %s', async (name, levels, wanted) => {
    const source = await makeSource(name, 'yuv420p10le', `,lutyuv=${levels}`, `${HDR} arib-std-b67`);
    const [luma = NaN, cb = NaN, cr = NaN] = await coloursOf(await encode(source, name));
    // From BT.709 in limited range (Rec. ITU-R BT.709-6, table 3).
    const [y, blue, red] = [(luma - 16) / 219, (cb - 128) / 224, (cr - 128) / 224];
    const found = [y + 1.5748 * red, y - 0.1873 * blue - 0.4681 * red, y + 1.8556 * blue];
    found.forEach((channel, index) => {
      expect(Math.abs(Math.min(1, Math.max(0, channel)) * 255 - (wanted[index] ?? NaN))).toBeLessThanOrEqual(
        25,
      );
    });
  });

  it.each([
    ['RGB', 'gbrp', ''],
    ['SD without tags', 'yuv420p', ',lutyuv=y=81:u=90:v=240'],
  ])('of %s has the red of BT.709, and says so', async (name, format, filter) => {
    const film = await encode(await makeSource(name, format, filter, ''), name);
    const found = await coloursOf(film);
    [63, 102, 240].forEach((wanted, index) => {
      expect(Math.abs((found[index] ?? NaN) - wanted)).toBeLessThanOrEqual(4);
    });
    const { stdout } = await run(tools.ffprobe, [
      ...['-v', 'error', '-allowed_extensions', 'ALL', '-select_streams', 'v'],
      ...['-show_entries', 'stream=color_space,color_transfer,color_primaries', '-of', 'csv=p=0', film],
    ]);
    expect(stdout.trim().split('\n')[0]).toBe('bt709,bt709,bt709');
  });
});
