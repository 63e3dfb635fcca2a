import { execFile } from 'node:child_process';
import { stat, truncate, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import type { FilmFailure } from '@sahra/schemas/film';
import type { FilmChange } from '@sahra/schemas/film-facts';

import type { Tools } from '../../media/src/encoder/find-tools';
import { addCaptions } from '../../media/src/testing/add-captions';
import { turnTrack } from '../../media/src/testing/turn-track';
import { BT709, CLIP_SECONDS, writeClip, type Clip } from './pattern-clip';

const run = promisify(execFile);

/** What a film of a file has to be. What is absent is compared with the file itself. */
export interface Right {
  /** The file is no film, for this reason. */
  refused?: FilmFailure;
  /** Corners from the top left on, beside a grey centre; of HDR with a wider limit. */
  corners?: readonly string[];
  isHdr?: boolean;
  size?: string;
  /** Pictures a second, and how many of them move; all when absent. */
  rate?: number;
  moves?: number;
  seconds?: number;
  /** Languages in the playlist. */
  sounds?: readonly string[];
  captions?: readonly string[];
  changes?: readonly FilmChange[];
}

/** A kind of film that editors have. */
export interface FilmKind {
  file: string;
  what: string;
  make: (tools: Tools, file: string) => Promise<void>;
  right: Right;
}

const PURE = ['red', 'green', 'blue', 'yellow'];
const UNCOLOURED: Right = { seconds: CLIP_SECONDS, sounds: [], captions: [], changes: [] };
const BASE: Right = { ...UNCOLOURED, corners: PURE, size: '320x180', rate: 25 };
/** A file that does not say BT.709. */
const CONVERTED: Right = { ...BASE, changes: ['coloursConverted'] };
const TONE_MAPPED: Right = { ...BASE, isHdr: true, changes: ['toneMapped'] };
const TURNED: Right = { ...BASE, changes: ['turned'] };
const ARABIC: Right = { ...BASE, captions: ['ar'] };
/** Two fields in each picture, of a clip of 50 pictures a second. */
const FIELDS = 'interlace=scan=tff:lowpass=0';
const BROADCAST: Right = { ...BASE, rate: 50, seconds: 4 };
const SRT_AR =
  '1\n00:00:00,500 --> 00:00:01,500\nمرحبًا بكم!\n\n2\n00:00:02,000 --> 00:00:02,500\nإلى اللقاء\n';
const SRT_EN = '1\n00:00:00,500 --> 00:00:01,500\nWhere are you? This is the last train.\n';

const clip =
  (options: Clip): FilmKind['make'] =>
  (tools, file) =>
    writeClip(tools, file, options);

const ordinary: FilmKind['make'] = clip(BT709);

const hdr = (curve: string, video: string): FilmKind['make'] => {
  const light = `${BT709.filters},setparams=colorspace=bt709:color_trc=bt709:color_primaries=bt709:range=tv,zscale=t=linear:npl=100,format=gbrpf32le`;
  return clip({
    filters: `${light},zscale=p=2020:t=${curve}:m=2020_ncl:r=tv,format=yuv422p10le`,
    video: `${video} -colorspace bt2020nc -color_primaries bt2020 -color_trc ${curve} -color_range tv`,
  });
};

const turned =
  (matrix: Parameters<typeof turnTrack>[2]): FilmKind['make'] =>
  async (tools, file) => {
    const upright = `${file}.upright.mp4`;
    await ordinary(tools, upright);
    await turnTrack(upright, file, matrix);
  };

const captioned =
  (
    format: Parameters<typeof addCaptions>[2],
    captions: Parameters<typeof addCaptions>[3],
  ): FilmKind['make'] =>
  async (tools, file) => {
    const bare = `${file}.bare.mp4`;
    await ordinary(tools, bare);
    await addCaptions(bare, file, format, captions);
  };

const sound =
  (options: string): FilmKind['make'] =>
  async ({ ffmpeg }, file) => {
    const wave = `aevalsrc='0.1*sin(2*PI*440*t)':s=48000:d=${CLIP_SECONDS}`;
    await run(ffmpeg, ['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', wave, ...options.split(' '), file]);
  };

const COVER =
  '-f lavfi -i color=c=red:s=300x300:d=0.04 -map 0:a -map 1:v -c:v mjpeg -disposition:v attached_pic';
const STILL = { rate: 5, moves: 0 } as const;

/** Every kind, with what is right for it: docs/film-kinds.md has the same table. */
export const FILM_KINDS: readonly FilmKind[] = [
  { file: 'ordinary.mp4', what: 'BT.709 with tags, stereo', make: ordinary, right: BASE },
  {
    ...{ file: 'hlg.mov', what: 'HLG, as phones film; here in ProRes' },
    ...{ make: hdr('arib-std-b67', '-c:v prores_ks'), right: TONE_MAPPED },
  },
  {
    ...{ file: 'pq.mkv', what: 'PQ (HDR10), in 10 bits' },
    ...{ make: hdr('smpte2084', '-c:v ffv1'), right: TONE_MAPPED },
  },
  {
    ...{ file: 'rgb.mp4', what: 'RGB, as screen recorders write it', right: CONVERTED },
    make: clip({ video: '-c:v libx264rgb -preset veryfast -crf 20 -pix_fmt rgb24' }),
  },
  { file: 'untagged.mp4', what: 'SD in BT.601 without tags', make: clip({}), right: CONVERTED },
  {
    ...{ file: 'unflagged.mp4', what: 'interlaced, and does not say it' },
    make: clip({ rate: 50, seconds: 4, filters: `${FIELDS},setfield=prog` }),
    right: { ...BROADCAST, changes: ['coloursConverted', 'deinterlaced'] },
  },
  {
    ...{ file: '50i.mpg', what: '50i in MPEG-2 with pixels of 16:11, as broadcasters send it' },
    make: clip({
      ...{ size: '352x288', rate: 50, seconds: 4, filters: `${FIELDS},setsar=16/11` },
      video: '-c:v mpeg2video -q:v 2 -flags +ildct+ilme -top 1 -pix_fmt yuv420p',
      audio: '-c:a mp2 -b:a 192k',
    }),
    right: { ...BROADCAST, size: '426x240', changes: ['coloursConverted', 'squared', 'deinterlaced'] },
  },
  {
    ...{ file: 'rotated.mov', what: 'upright film of a phone, turned by its header' },
    make: turned([0, 1, -1, 0]),
    right: { ...TURNED, size: '180x320', corners: ['blue', 'red', 'yellow', 'green'] },
  },
  {
    ...{ file: 'mirrored.mov', what: 'film of a front camera, mirrored by its header' },
    make: turned([-1, 0, 0, 1]),
    right: { ...TURNED, corners: ['green', 'red', 'yellow', 'blue'] },
  },
  {
    ...{ file: 'languages.mp4', what: 'sound in Arabic and in English' },
    make: clip({ ...BT709, sounds: [{ language: 'ara' }, { language: 'eng' }] }),
    right: { ...BASE, sounds: ['ar', 'en'] },
  },
  {
    ...{ file: 'surround.mp4', what: 'sound in 5.1', right: { ...BASE, sounds: ['en'] } },
    make: clip({ ...BT709, sounds: [{ language: 'eng', layout: '5.1' }] }),
  },
  {
    ...{ file: 'movtext.mp4', what: 'Arabic captions inside, MPEG-4 text', right: ARABIC },
    make: captioned('mov_text', [{ srt: SRT_AR, language: 'ara' }]),
  },
  {
    ...{ file: 'ass.mkv', what: 'Arabic captions inside, ASS', right: ARABIC },
    make: captioned('ass', [{ srt: SRT_AR, language: 'ara' }]),
  },
  {
    file: 'srt.mkv',
    what: 'captions of both languages inside, SRT; the Arabic ones without a tag',
    make: captioned('srt', [
      { srt: SRT_AR, language: 'und' },
      { srt: SRT_EN, language: 'eng' },
    ]),
    right: { ...BASE, captions: ['ar', 'en'] },
  },
  {
    ...{ file: 'cover.mp3', what: 'sound with a red cover' },
    make: sound(`${COVER} -c:a libmp3lame -id3v2_version 3`),
    right: { ...CONVERTED, ...STILL, size: '240x240', corners: ['red', 'red', 'red', 'red'] },
  },
  {
    ...{ file: 'podcast.m4a', what: 'sound without a cover: its wave is drawn', make: sound('-c:a aac') },
    right: { ...UNCOLOURED, ...STILL, size: '1280x720', changes: ['pictured'] },
  },
  {
    ...{ file: 'mediarecorder.webm', what: 'VP8 and Opus of a browser, without a length', right: CONVERTED },
    make: clip({
      video: '-c:v libvpx -deadline realtime -cpu-used 8 -b:v 1M -pix_fmt yuv420p',
      audio: '-c:a libopus -b:a 48k -f webm -live 1',
    }),
  },
  {
    ...{ file: 'bursts.mp4', what: 'variable rate: 30 a second, then 3, then 30' },
    make: clip({
      ...{ ...BT709, rate: 30, filters: `select='not(between(t,1,1.999))+not(mod(n,10))',${BT709.filters}` },
      video: `${BT709.video} -vsync vfr`,
    }),
    right: { ...BASE, rate: 30, moves: 21 },
  },
  {
    ...{ file: 'one-key.mp4', what: 'one key picture, at the beginning', right: { ...BASE, seconds: 5 } },
    make: clip({ ...BT709, seconds: 5, video: `${BT709.video} -g 9999 -keyint_min 9999 -sc_threshold 0` }),
  },
  {
    ...{
      file: 'odd.mkv',
      what: 'odd numbers of columns and lines',
      right: { ...CONVERTED, size: '332x186' },
    },
    make: clip({ size: '333x187', video: '-c:v ffv1 -pix_fmt yuv444p' }),
  },
  {
    ...{ file: 'anamorphic.mp4', what: 'pixels of 4:3', right: { ...BASE, changes: ['squared'] } },
    make: clip({ ...BT709, size: '240x180', filters: `${BT709.filters},setsar=4/3` }),
  },
  {
    ...{ file: 'long-sound.mp4', what: 'sound two seconds longer than the pictures' },
    right: { ...BASE, seconds: CLIP_SECONDS + 2, moves: 15 },
    make: clip({ ...BT709, soundSeconds: CLIP_SECONDS + 2 }),
  },
  {
    ...{ file: 'late-sound.mp4', what: 'sound that begins half a second after the pictures' },
    right: { ...BASE, seconds: CLIP_SECONDS + 0.5, moves: 21 },
    make: clip({ ...BT709, beforeSound: '-itsoffset 0.5' }),
  },
  {
    ...{ file: 'cut.mp4', what: 'a file whose end is missing', right: { refused: 'BROKEN_FILE' } },
    make: async (tools, file) => {
      await ordinary(tools, file);
      await truncate(file, Math.floor((await stat(file)).size / 2));
    },
  },
  {
    ...{ file: 'letter.mp4', what: 'a letter that is called a film', right: { refused: 'NOT_A_VIDEO' } },
    make: (_, file) => writeFile(file, 'This is a letter, not a film.\n'.repeat(100)),
  },
];

const listOf = (name: string, values: readonly string[] | undefined): string[] =>
  values && values.length > 0 ? [`${name} ${values.join(', ')}`] : [];

/** Returns what is right for a kind, in words. */
export const rightText = ({ refused, ...right }: Right): string => {
  if (refused !== undefined) return `refused: ${refused}`;
  const { corners, isHdr, size, rate, moves = rate, seconds, sounds, captions, changes } = right;
  return [
    ...listOf(isHdr === true ? 'corners of HDR' : 'corners', corners),
    `${size}, ${rate} pictures a second${moves === rate ? '' : `, of which ${moves} move`}, ${seconds} s`,
    ...listOf('sounds', sounds),
    ...listOf('captions', captions),
    ...listOf('told', changes),
  ].join('; ');
};
