import { act, renderHook, waitFor } from '@testing-library/react';

import { useLazyLoad } from './use-lazy-load';

test('is fetched once it is wanted, and only once', async () => {
  const load = jest.fn(() => Promise.resolve('form'));
  const { result, rerender } = renderHook(({ wanted }) => useLazyLoad(wanted, load), {
    initialProps: { wanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await waitFor(() => expect(result.current.part).toBe('form'));
  rerender({ wanted: true });
  expect(load).toHaveBeenCalledTimes(1);
  expect(result.current.retry).toBeNull();
});

test('can be tried again when it could not be fetched', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('the network is gone'))
    .mockResolvedValueOnce('form');
  const { result } = renderHook(() => useLazyLoad(true, load));
  await waitFor(() => expect(result.current.retry).not.toBeNull());
  expect(result.current.part).toBeNull();
  act(() => result.current.retry?.());
  await waitFor(() => expect(result.current.part).toBe('form'));
  expect(result.current.retry).toBeNull();
});
