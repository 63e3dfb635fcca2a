/** @jest-environment node */
import { videoAddress } from './video-address';

test('a short is watched among the shorts, each other video on its own page', () => {
  expect(videoAddress({ code: 'x3uk4p6c', kind: 'SHORT' })).toBe('/shorts?c=x3uk4p6c');
  expect(videoAddress({ code: 'x3uk4p6c', kind: 'EPISODE' })).toBe('/watch/x3uk4p6c');
});
