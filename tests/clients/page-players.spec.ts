import { createRequire } from 'node:module';

import { expect, test } from '@playwright/test';

import { STREAMS, streamAddress } from './streams';

const { resolve } = createRequire(import.meta.url);

/** Pages of other origins may not read these addresses, so the page is on the product's own; the product sends none of it. */
const PAGE = '/page-of-a-player';
const HTML = '<!doctype html><title>Player</title><video muted></video>';

/** Loads a stream into a video element; resolves with the languages of its captions, and rejects with what is wrong. */
type Start = (video: HTMLVideoElement, url: string) => Promise<string[]>;

interface Player {
  name: string;
  script: string;
  /** Runs in the page, so it may use nothing from outside. */
  start: Start;
}

const PLAYERS: readonly Player[] = [
  {
    ...{ name: 'hls.js', script: 'hls.js/dist/hls.min.js' },
    start: (video, url) =>
      new Promise((loaded, failed) => {
        interface HlsPlayer {
          loadSource: (address: string) => void;
          attachMedia: (element: HTMLVideoElement) => void;
          on: (
            event: string,
            heard: (event: string, data: { fatal?: boolean; details?: string }) => void,
          ) => void;
          allSubtitleTracks: { lang?: string }[];
        }
        const { Hls } = globalThis as unknown as { Hls: new () => HlsPlayer };
        const hls = new Hls();
        hls.on('hlsError', (_event, { fatal, details }) => {
          if (fatal) failed(new Error(details));
        });
        hls.on('hlsManifestParsed', () => loaded(hls.allSubtitleTracks.map(({ lang }) => lang ?? '')));
        hls.loadSource(url);
        hls.attachMedia(video);
      }),
  },
  {
    ...{ name: 'shaka-player', script: 'shaka-player/dist/shaka-player.compiled.js' },
    start: async (video, url) => {
      interface ShakaPlayer {
        attach: (element: HTMLVideoElement) => Promise<void>;
        load: (address: string) => Promise<void>;
        getTextTracks: () => { language: string }[];
      }
      const { shaka } = globalThis as unknown as { shaka: { Player: new () => ShakaPlayer } };
      const player = new shaka.Player();
      await player.attach(video);
      await player.load(url);
      return player.getTextTracks().map(({ language }) => language);
    },
  },
  {
    ...{ name: 'video.js', script: 'video.js/dist/video.min.js' },
    start: (video, url) =>
      new Promise((loaded, failed) => {
        interface VideoJsPlayer {
          src: (source: { src: string; type: string }) => void;
          on: (event: string, heard: () => void) => void;
          play: () => Promise<void> | undefined;
          error: () => { message: string } | null;
          textTracks: () => ArrayLike<{ kind: string; language: string }>;
        }
        const { videojs } = globalThis as unknown as {
          videojs: (element: HTMLVideoElement) => VideoJsPlayer;
        };
        const player = videojs(video);
        player.on('error', () => failed(new Error(player.error()?.message)));
        player.on('loadedmetadata', () =>
          loaded(
            Array.from(player.textTracks())
              .filter(({ kind }) => kind === 'subtitles' || kind === 'captions')
              .map(({ language }) => language),
          ),
        );
        player.src({ src: url, type: 'application/vnd.apple.mpegurl' });
        // It loads nothing of a live stream before.
        player.play()?.catch(failed);
      }),
  },
];

for (const { name, script, start } of PLAYERS) {
  for (const kind of STREAMS) {
    test(`${name}: plays ${kind}`, async ({ page, request, baseURL }) => {
      const url = await streamAddress(request, baseURL, kind);
      await page.route(`**${PAGE}`, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: HTML }),
      );
      await page.goto(PAGE);
      await page.addScriptTag({ path: resolve(script) });
      const video = page.locator('video');
      const languages = await video.evaluate(start, url);
      await video.evaluate((element: HTMLVideoElement) => element.play());
      const time = (): Promise<number> => video.evaluate((element: HTMLVideoElement) => element.currentTime);
      // A live stream begins with a jump to its edge.
      await expect.poll(time).toBeGreaterThan(0);
      const from = await time();
      await expect.poll(time).toBeGreaterThan(from + 2);
      expect([...new Set(languages)].sort()).toEqual(kind === 'film' ? ['ar', 'en'] : []);
    });
  }
}
