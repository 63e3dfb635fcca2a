import { spawn } from 'node:child_process';
import { accessSync, chmodSync, constants } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { type APIRequestContext, expect, test } from '@playwright/test';

import { streamAddress, type StreamKind } from './streams';

/**
 * Without live videos: those of the seeds are clips of eight seconds, and FFmpeg 5.1, VLC 3.0 and GStreamer 1.22 stop at a
 * seam whose timestamps begin again. Players of pages go on.
 */
const STREAMS = ['film', 'sound', 'channel'] as const satisfies readonly StreamKind[];
type PlayedKind = (typeof STREAMS)[number];

/** `nobody` of Debian: VLC does not run as root. */
const NOBODY = 65_534;
const LIMIT_MS = 120_000;
const GSTREAMER =
  'gstreamer1.0-tools gstreamer1.0-plugins-base-apps gstreamer1.0-plugins-good gstreamer1.0-plugins-bad gstreamer1.0-libav';

interface Ended {
  code: number | null;
  /** Both outputs. */
  said: string;
}

interface Program {
  command: string;
  package: string;
  streams: readonly PlayedKind[];
  /** Ends it, where it plays until somebody does. */
  endsAfterMs?: number;
  /** Arguments to play some seconds of `url`; what is written goes to `file`. */
  arguments: (url: string, file: string) => string[];
  /** Whether pictures and sound, or the sound alone, came. */
  hasPlayed: (ended: Ended, kind: PlayedKind, bytes: number) => boolean;
}

const PROGRAMS: readonly Program[] = [
  {
    ...{ command: 'ffmpeg', package: 'ffmpeg', streams: STREAMS },
    arguments: (url) => [
      ...['-nostdin', '-loglevel', 'error', '-progress', 'pipe:1', '-i', url],
      ...['-t', '6', '-f', 'null', '-'],
    ],
    hasPlayed: ({ code, said }) => code === 0 && Number(/[^]*out_time_us=(\d+)/.exec(said)?.[1]) >= 5_000_000,
  },
  {
    ...{ command: 'gst-discoverer-1.0', package: GSTREAMER, streams: ['film', 'sound'] },
    arguments: (url) => ['-t', '60', '-v', url],
    hasPlayed: ({ code, said }, kind) =>
      code === 0 && /audio(?: #\d+)?:/i.test(said) && (kind === 'sound' || /video(?: #\d+)?:/i.test(said)),
  },
  {
    ...{ command: 'gst-launch-1.0', package: GSTREAMER, streams: ['film', 'sound'] },
    arguments: (url) => ['playbin', `uri=${url}`, 'video-sink=fakesink', 'audio-sink=fakesink'],
    hasPlayed: ({ code, said }) => code === 0 && said.includes('EOS') && !said.includes('ERROR'),
  },
  {
    ...{ command: 'gst-play-1.0', package: GSTREAMER, streams: ['channel'], endsAfterMs: 20_000 },
    // Its former element, which plays this one not at all, was the default before 1.24.
    arguments: (url) => [
      ...['--use-playbin3', '--no-interactive', '--videosink=fakevideosink', '--audiosink=fakeaudiosink'],
      url,
    ],
    hasPlayed: ({ said }) => {
      const positions = [...said.matchAll(/(\d+):(\d\d):(\d\d\.\d) \//g)].map(
        ([, hours, minutes, seconds]) => (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds),
      );
      return (positions.at(-1) ?? NaN) - (positions[0] ?? NaN) >= 3;
    },
  },
  {
    ...{ command: 'mpv', package: 'mpv', streams: STREAMS },
    arguments: (url) => ['--no-config', '--vo=null', '--ao=null', '--length=5', url],
    hasPlayed: ({ code, said }, kind) =>
      code === 0 && said.includes(' Audio ') && (kind === 'sound' || said.includes(' Video ')),
  },
  {
    ...{ command: 'cvlc', package: 'vlc-bin vlc-plugin-base', streams: STREAMS },
    arguments: (url, file) => [
      ...['--no-interact', '--run-time=8', `--sout=#std{access=file,mux=ts,dst=${file}}`],
      ...[url, 'vlc://quit'],
    ],
    hasPlayed: ({ code }, kind, bytes) => code === 0 && bytes > (kind === 'sound' ? 5_000 : 20_000),
  },
];

const isInstalled = (command: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

const run = (command: string, args: readonly string[], home: string, timeout: number): Promise<Ended> =>
  new Promise((settle, fail) => {
    const child = spawn(command, args, {
      ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
      env: { ...process.env, HOME: home, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
    });
    let said = '';
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    child.on('error', fail);
    child.on('close', (code) => settle({ code, said }));
  });

/** Segments that a player at the edge reads within some seconds. */
const EDGE_SEGMENTS = 5;

/** Waits until no seam of a channel is near its edge. */
const noSeam = async (request: APIRequestContext, master: string): Promise<void> => {
  const [quality = ''] = /^[^#\n].*$/m.exec(await (await request.get(master)).text()) ?? [];
  const nearEdge = async (): Promise<string> => {
    const text = await (await request.get(new URL(quality, master).href)).text();
    return text
      .split('#EXTINF')
      .slice(-EDGE_SEGMENTS - 1)
      .join('');
  };
  await expect.poll(nearEdge, { timeout: 120_000 }).not.toContain('#EXT-X-DISCONTINUITY\n');
};

for (const { command, package: name, streams, endsAfterMs, arguments: argumentsFor, hasPlayed } of PROGRAMS) {
  for (const kind of STREAMS) {
    if (!streams.includes(kind)) continue;
    test(`${command}: plays ${kind}`, async ({ request, baseURL }) => {
      test.skip(!isInstalled(command), `apt-get install ${name}`);
      const folder = await mkdtemp(join(tmpdir(), 'sahra-client-'));
      chmodSync(folder, 0o777);
      const file = join(folder, 'played.ts');
      try {
        const url = await streamAddress(request, baseURL, kind);
        if (kind === 'channel') await noSeam(request, url);
        const ended = await run(command, argumentsFor(url, file), folder, endsAfterMs ?? LIMIT_MS);
        const { size } = await stat(file).catch(() => ({ size: 0 }));
        expect(hasPlayed(ended, kind, size), ended.said).toBe(true);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }
}
