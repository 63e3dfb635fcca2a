import { createActor, fromPromise, waitFor } from 'xstate';

import { createAccessToken, session } from '../../../../testing/graph';
import { registrationMachine } from './registration.machine';
import type { RegistrationResult, RegistrationValues } from './registration.machine';

const VALUES: RegistrationValues = {
  name: 'Nour',
  email: 'nour@sahra.example',
  password: 'evening-2026',
  referralCode: '',
  termsAccepted: true,
};

const started = (register: (values: RegistrationValues) => Promise<RegistrationResult>) => {
  const calls: RegistrationValues[] = [];
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        register: fromPromise<RegistrationResult, RegistrationValues>(({ input }) => {
          calls.push(input);
          return register(input);
        }),
      },
    }),
  ).start();
  return { actor, calls };
};

test('editing → submitting → done', async () => {
  const { actor } = started(() => Promise.resolve({ session: session(createAccessToken(600)) as never }));
  expect(actor.getSnapshot().value).toBe('editing');
  actor.send({ type: 'SUBMIT', values: VALUES });
  expect(actor.getSnapshot().value).toBe('submitting');
  const { context } = await waitFor(actor, (state) => state.matches('done'));
  expect(context.session?.viewer.id).toBe('viewer-1');
});

test('a second submit while one is under way is not sent', async () => {
  const { actor, calls } = started(() =>
    Promise.resolve({ session: session(createAccessToken(600)) as never }),
  );
  actor.send({ type: 'SUBMIT', values: VALUES });
  actor.send({ type: 'SUBMIT', values: VALUES });
  await waitFor(actor, (state) => state.matches('done'));
  expect(calls).toHaveLength(1);
});

test('failed with its failures, and from there sent again', async () => {
  const answers: RegistrationResult[] = [
    { failures: [{ code: 'EMAIL_TAKEN', field: 'email' }] },
    { session: session(createAccessToken(600)) as never },
  ];
  const { actor } = started(() => Promise.resolve(answers.shift() ?? { failures: [] }));
  actor.send({ type: 'SUBMIT', values: VALUES });
  const failed = await waitFor(actor, (state) => state.matches('failed'));
  expect(failed.context.failures).toEqual([{ code: 'EMAIL_TAKEN', field: 'email' }]);
  actor.send({ type: 'SUBMIT', values: VALUES });
  await waitFor(actor, (state) => state.matches('done'));
});

test('an unreachable graph is a failure of the whole form', async () => {
  const { actor } = started(() => Promise.reject(new TypeError('fetch failed')));
  actor.send({ type: 'SUBMIT', values: VALUES });
  const { context } = await waitFor(actor, (state) => state.matches('failed'));
  expect(context.failures).toEqual([{ code: 'UPSTREAM_UNAVAILABLE', field: null }]);
});
