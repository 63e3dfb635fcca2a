/** @jest-environment node */
import { createActor } from 'xstate';

import { COUNTDOWN_SECONDS } from './countdown-seconds';
import { countdownMachine } from './countdown.machine';

const started = () => {
  const gone = jest.fn();
  const actor = createActor(countdownMachine.provide({ actions: { go: gone } }));
  actor.start();
  return { actor, gone };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it counts ten seconds down and then goes, once', () => {
  const { actor, gone } = started();
  expect(actor.getSnapshot().context.left).toBe(COUNTDOWN_SECONDS);
  jest.advanceTimersByTime(4000);
  expect(actor.getSnapshot().context.left).toBe(6);
  jest.advanceTimersByTime(5999);
  expect(gone).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(gone).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(gone).toHaveBeenCalledTimes(1);
});

test('it goes at once when asked', () => {
  const { actor, gone } = started();
  actor.send({ type: 'GO' });
  expect(gone).toHaveBeenCalledTimes(1);
});

test('cancelled, it never goes by itself', () => {
  const { actor, gone } = started();
  jest.advanceTimersByTime(9000);
  actor.send({ type: 'CANCEL' });
  jest.advanceTimersByTime(60_000);
  expect(gone).not.toHaveBeenCalled();
});
