import { startVideo } from './start-video';

/** Video whose device refuses to play: with sound, or at all. */
const videoWhere = (refused: 'sound' | 'all' | 'nothing', muted = false) => {
  const video = document.createElement('video');
  video.muted = muted;
  video.play = async () => {
    if (refused === 'all' || (refused === 'sound' && !video.muted))
      throw new DOMException('', 'NotAllowedError');
  };
  return video;
};

const start = async (video: HTMLVideoElement): Promise<string[]> => {
  const told: string[] = [];
  await startVideo(video, {
    onSilenced: () => told.push('silenced'),
    onBlocked: () => told.push('blocked'),
  });
  return told;
};

test.each([
  ['nothing', false, [], false],
  ['sound', false, ['silenced'], true],
  ['all', false, ['blocked'], false],
  ['all', true, ['blocked'], true],
] as const)('where the device refuses %s (muted: %s)', async (refused, muted, told, after) => {
  const video = videoWhere(refused, muted);
  expect(await start(video)).toEqual(told);
  expect(video.muted).toBe(after);
});

test('a start that something else ended is no refusal', async () => {
  const video = videoWhere('nothing');
  video.play = () => Promise.reject(new DOMException('', 'AbortError'));
  expect(await start(video)).toEqual([]);
  expect(video.muted).toBe(false);
});
