import type { FinishedRung } from './film-record';
import { filmPlaylist } from './film-playlists';

const rung = (height: number, codec: string): FinishedRung => ({
  ...{ name: `${height}p`, width: height * 2, height, framesPerSecond: 25, seconds: 8 },
  ...{ codecs: `${codec},mp4a.40.2`, peak: height * 1000, average: height * 900 },
  keyPictures: { peak: height, average: height },
});
const rates = { peak: 64_000, average: 60_000 };

it('sounds apart from the pictures are heard with H.264 and with AV1, and AV1 has its own key pictures', () => {
  const sound = { language: 'ar', kind: 'programme', title: null, low: rates, stereo: rates } as const;
  const text = filmPlaylist(
    {
      ...{ version: 'v', captions: [], audio: rates },
      sounds: [
        { id: 1, ...sound },
        { id: 2, ...sound },
      ],
      rungs: [rung(240, 'avc1.4d400d'), rung(480, 'avc1.4d401e')],
      av1: { rungs: [rung(240, 'av01.0.00M.08'), rung(480, 'av01.0.04M.08')], isWhole: true },
    },
    'master.m3u8',
  );
  const variants = [
    ...(text ?? '').matchAll(/^#EXT-X-STREAM-INF:.*AUDIO="(\w+)",SCORE=(\d)\n(.+)\/index\.m3u8$/gm),
  ];
  expect(variants.map(([, ...parts]) => parts.join(' '))).toEqual([
    'low 1 v/pictures-240p',
    'low 2 v/av1-240p',
    'stereo 3 v/pictures-480p',
    'stereo 4 v/av1-480p',
  ]);
  const keys = [
    ...(text ?? '').matchAll(/^#EXT-X-I-FRAME-STREAM-INF:.*CODECS="([^"]+)".*URI="v\/([\w-]+)\//gm),
  ];
  expect(keys.map(([, ...parts]) => parts)).toEqual([
    ['avc1.4d400d', 'pictures-240p'],
    ['avc1.4d401e', 'pictures-480p'],
    ['av01.0.00M.08', 'av1-240p'],
    ['av01.0.04M.08', 'av1-480p'],
  ]);
});
