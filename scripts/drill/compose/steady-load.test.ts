import { waitUntil } from '../../process/wait-until';
import { startSteadyLoad } from './steady-load';

test('goes on beside requests that are not answered, counts each, and names the lost', async () => {
  const waiting: (() => void)[] = [];
  const load = startSteadyLoad(200, (turn) => {
    if (turn === 1) return Promise.reject(new Error('503'));
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  });
  expect(await waitUntil(() => waiting.length >= 3, 5000, 5)).toBe(true);
  const result = load.stop();
  for (const answer of waiting) answer();
  const { sent, lost } = await result;
  expect(sent).toBe(waiting.length + 1);
  expect(lost).toEqual(['1: 503']);
});
