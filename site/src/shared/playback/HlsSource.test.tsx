import { render } from '@testing-library/react';

import { HlsSource } from './HlsSource';

/** Live position of hls.js; it reports one for recordings too. */
const EDGE = 28;

jest.mock('hls.js/light', () => {
  class Engine {
    static readonly Events = { ERROR: 'error', MANIFEST_PARSED: 'parsed', FRAG_LOADED: 'loaded' };
    static readonly ErrorTypes = { MEDIA_ERROR: 'media' };
    static isSupported = (): boolean => true;
    readonly liveSyncPosition = EDGE;
    on = jest.fn();
    loadSource = jest.fn();
    attachMedia = jest.fn();
    startLoad = jest.fn();
    destroy = jest.fn();
  }
  return { __esModule: true, default: Engine };
});

const beginsAt = (live: boolean): number => {
  const video = document.createElement('video');
  Object.defineProperty(video, 'currentTime', { value: 0.2, writable: true });
  render(
    <HlsSource
      url="/media/1-a/abc123/master.m3u8"
      attempt={{ count: 0, from: 0, playing: true }}
      live={live}
      onFailure={() => undefined}
      onEngine={() => undefined}
      video={video}
    />,
  );
  video.dispatchEvent(new Event('playing'));
  return video.currentTime;
};

test('a recording begins at its beginning', () => {
  expect(beginsAt(false)).toBe(0.2);
});

test('what is live begins at its edge, however slow the first pictures were', () => {
  expect(beginsAt(true)).toBe(EDGE);
});
