import { act, renderHook } from '@testing-library/react';

import { useCues } from './use-cues';

interface FakeTrack extends EventTarget {
  language: string;
  mode: string;
  activeCues: { text: string; line: string }[];
}

const trackOf = (language: string, text: string): FakeTrack =>
  Object.assign(new EventTarget(), { language, mode: 'disabled', activeCues: [{ text, line: 'auto' }] });

/** A video with the tracks of the page, to which a browser adds those of the playlist. */
const videoOf = (...tracks: FakeTrack[]) => {
  const list: EventTarget & Record<number, FakeTrack> & { length: number } = Object.assign(new EventTarget(), {
    ...tracks,
    length: tracks.length,
  });
  const add = (track: FakeTrack): void => {
    list[list.length] = track;
    list.length += 1;
    list.dispatchEvent(new Event('addtrack'));
  };
  return { video: { textTracks: list } as unknown as HTMLVideoElement, add };
};

test('captions that the playlist has too are shown once', () => {
  const own = trackOf('ar', 'مرحبًا');
  const inside = trackOf('ar', 'مرحبًا');
  const { video, add } = videoOf(own, trackOf('en', 'Hello'));
  const { result } = renderHook(() => useCues(video, ['ar']));
  act(() => add(inside));
  expect(result.current).toEqual([{ language: 'ar', isTop: false, lines: ['مرحبًا'] }]);
  expect([own.mode, inside.mode]).toEqual(['hidden', 'disabled']);
});

test('captions that only the playlist has are shown', () => {
  const { video, add } = videoOf(trackOf('en', 'Hello'));
  const { result } = renderHook(() => useCues(video, ['en', 'ar']));
  act(() => add(trackOf('ar', 'مرحبًا')));
  expect(result.current.map(({ lines }) => lines)).toEqual([['Hello'], ['مرحبًا']]);
});
