/** @jest-environment node */
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

describe('where the browser plays HLS itself, its playlist decides', () => {
  const PLAYLIST = '/media/1-a/abc123/master.m3u8';
  const asked = jest.fn();
  const answer = (status: number) =>
    asked.mockResolvedValue({ status, ok: status < 400 } satisfies Pick<Response, 'status' | 'ok'>);
  beforeEach(() => Object.assign(globalThis, { fetch: asked }));
  afterEach(() => asked.mockReset());

  test.each([
    [401, 'access'],
    [403, 'access'],
    [410, 'access'],
    [404, 'missing'],
    [503, 'network'],
    [200, 'format'],
  ])('%d is %s', async (status, failure) => {
    answer(status);
    expect(await failureOfVideo({ code: 4 }, PLAYLIST)).toBe(failure);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith(PLAYLIST, expect.objectContaining({ cache: 'no-store' }));
  });

  test('without an answer the network is lost', async () => {
    asked.mockRejectedValue(new TypeError('Load failed'));
    expect(await failureOfVideo({ code: 4 }, PLAYLIST)).toBe('network');
  });

  test('an error of the network stays one when the playlist is there', async () => {
    answer(200);
    expect(await failureOfVideo({ code: 2 }, PLAYLIST)).toBe('network');
  });

  test('a playlist that does not come ends the wait', async () => {
    jest.useFakeTimers();
    asked.mockImplementation(
      (_address: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const failure = failureOfVideo({ code: 4 }, PLAYLIST);
    jest.advanceTimersByTime(10_000);
    expect(await failure).toBe('network');
    jest.useRealTimers();
  });
});
