import { renderHook } from '@testing-library/react';
import type Hls from 'hls.js/light';

import { useApplySound } from './use-apply-sound';

const safari = (...labels: string[]) => {
  const tracks = labels.map((label, index) => ({ label, enabled: index === 0 }));
  const audioTracks = Object.assign(new EventTarget(), { [Symbol.iterator]: () => tracks.values() });
  const video = document.createElement('video');
  Object.defineProperty(video, 'audioTracks', { value: audioTracks });
  return {
    video,
    audioTracks,
    tracks,
    enabled: () => tracks.filter(({ enabled }) => enabled).map(({ label }) => label),
  };
};

test('hls.js is told the name of the sound, and of each later choice', () => {
  const setAudioOption = jest.fn();
  const hls = { setAudioOption } as unknown as Hls;
  const video = document.createElement('video');
  const { rerender } = renderHook((name: string | null) => useApplySound(video, hls, name), {
    initialProps: 'English',
  });
  rerender('العربية');
  expect(setAudioOption.mock.calls).toEqual([[{ name: 'English' }], [{ name: 'العربية' }]]);
});

test('the choice is left to the device while nobody has made one', () => {
  const setAudioOption = jest.fn();
  const { video, enabled } = safari('العربية', 'English');
  renderHook(() => useApplySound(video, { setAudioOption } as unknown as Hls, null));
  renderHook(() => useApplySound(video, null, null));
  expect(setAudioOption).not.toHaveBeenCalled();
  expect(enabled()).toEqual(['العربية']);
});

test('a browser that plays HLS itself has one sound enabled, also when it finds the sounds late', () => {
  const { video, audioTracks, tracks, enabled } = safari('العربية');
  renderHook(() => useApplySound(video, null, 'English'));
  expect(enabled()).toEqual(['العربية']);
  tracks.push({ label: 'English', enabled: false });
  audioTracks.dispatchEvent(new Event('addtrack'));
  expect(enabled()).toEqual(['English']);
});
