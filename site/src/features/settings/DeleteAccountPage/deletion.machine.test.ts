/** @jest-environment node */
import { createActor, fromPromise, waitFor } from 'xstate';

import { deletionMachine } from './deletion.machine';
import type { DeletionResult, DeletionValues } from './deletion.machine';

const VALUES: DeletionValues = { reason: 'privacy', password: 'evening-2026', code: null };
const DONE: DeletionResult = { recoveryEndsAt: '2026-12-21T12:00:00Z' };

const started = (deleteAccount: () => Promise<DeletionResult>) => {
  const sent: DeletionValues[] = [];
  const actor = createActor(
    deletionMachine.provide({
      actors: {
        deleteAccount: fromPromise<DeletionResult, DeletionValues>(({ input }) => {
          sent.push(input);
          return deleteAccount();
        }),
      },
    }),
  ).start();
  return { actor, sent };
};

test('nothing is sent before it is confirmed', () => {
  const { actor, sent } = started(() => Promise.resolve(DONE));
  actor.send({ type: 'CONFIRM' });
  actor.send({ type: 'ASK', values: VALUES });
  expect(actor.getSnapshot().value).toBe('confirming');
  actor.send({ type: 'CANCEL' });
  expect(actor.getSnapshot().value).toBe('filling');
  expect(sent).toEqual([]);
});

test('confirmed, it is sent once and ends with the day; the password is not kept', async () => {
  const { actor, sent } = started(() => Promise.resolve(DONE));
  actor.send({ type: 'ASK', values: VALUES });
  actor.send({ type: 'CONFIRM' });
  actor.send({ type: 'CONFIRM' });
  const { context } = await waitFor(actor, (state) => state.matches('deleted'));
  expect(sent).toEqual([VALUES]);
  expect(context.recoveryEndsAt).toBe('2026-12-21T12:00:00Z');
  expect(context.values.password).toBeNull();
});

test.each([
  [
    'what was refused',
    () => Promise.resolve({ failures: [{ code: 'DELETE_PASSWORD_WRONG', field: 'password' }] }),
    'DELETE_PASSWORD_WRONG',
  ],
  ['an unreachable graph', () => Promise.reject(new TypeError('fetch failed')), 'UPSTREAM_UNAVAILABLE'],
])('%s leads back to the form, from where it can be asked again', async (_, answer, code) => {
  const { actor } = started(answer);
  actor.send({ type: 'ASK', values: VALUES });
  actor.send({ type: 'CONFIRM' });
  const { context } = await waitFor(actor, (state) => state.matches('filling'));
  expect(context.failures.map((failure) => failure.code)).toEqual([code]);
  actor.send({ type: 'ASK', values: VALUES });
  expect(actor.getSnapshot().context.failures).toEqual([]);
});
