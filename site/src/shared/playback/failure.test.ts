import { failureOfStream, failureOfVideo } from './failure';

test('a refused segment is access that ended, a missing network is not, nor a missing film', () => {
  expect(failureOfStream({ type: 'networkError', response: { code: 403 } })).toBe('access');
  expect(failureOfStream({ type: 'networkError', response: { code: 0 } })).toBe('network');
  expect(failureOfStream({ type: 'networkError' })).toBe('network');
  const missing = { type: 'networkError', response: { code: 404 } };
  expect(failureOfStream({ ...missing, details: 'manifestLoadError' })).toBe('missing');
  expect(failureOfStream({ ...missing, details: 'fragLoadError' })).toBe('network');
  expect(failureOfStream({ type: 'mediaError' })).toBe('format');
});

test('the browser’s own player tells the same', () => {
  expect(failureOfVideo({ code: 2 })).toBe('network');
  expect(failureOfVideo({ code: 4 })).toBe('format');
  expect(failureOfVideo(null)).toBe('format');
});
