import { createActor, waitFor } from 'xstate';

import { fakeGraph } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { NO_PASSWORD_RESET } from './password-reset-progress';
import type { PasswordResetProgress } from './password-reset-progress';
import { passwordResetMachine } from './password-reset.machine';
import type { Step } from './password-reset.machine';

const EMAIL = 'nour@sahra.example';
const ASKED: PasswordResetProgress = { email: EMAIL, resendAt: 1, resetToken: null };
const PROVEN: PasswordResetProgress = { ...ASKED, resetToken: 'r1' };

const failure = (code: string, field: string | null) => ({
  __typename: 'ForgotPasswordError',
  code,
  field,
  message: 'x',
});
const sent = (resendInSeconds: number | null, ...errors: unknown[]): Reply => ({
  forgotPassword: { __typename: 'ForgotPasswordPayload', resendInSeconds, errors },
});
const checked = (resetToken: string | null, triesLeft: number | null, ...errors: unknown[]): Reply => ({
  checkCode: { __typename: 'CheckCodePayload', resetToken, triesLeft, errors },
});
const saved = (...errors: unknown[]): Reply => ({
  resetPassword: { __typename: 'ResetPasswordPayload', changed: errors.length === 0, errors },
});

const opened = (step: Step, journey: PasswordResetProgress = NO_PASSWORD_RESET) => {
  const actor = createActor(passwordResetMachine('en')).start();
  actor.send({ type: 'OPEN', step, journey });
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  return { actor, settled };
};

test.each<[Step, string, PasswordResetProgress, string]>([
  ['email', 'nothing', NO_PASSWORD_RESET, 'asking'],
  ['email', 'a sent code', ASKED, 'asking'],
  ['code', 'nothing', NO_PASSWORD_RESET, 'asking'],
  ['code', 'a sent code', ASKED, 'entering'],
  ['password', 'nothing', NO_PASSWORD_RESET, 'asking'],
  ['password', 'a sent code', ASKED, 'entering'],
  ['password', 'a right code', PROVEN, 'choosing'],
])('the page of %s, opened with %s, is at its step only when that is reached', (step, _, journey, state) => {
  expect(opened(step, journey).actor.getSnapshot().value).toBe(state);
});

test('address, code and password lead to the end; the token goes with the password', async () => {
  const log = fakeGraph({ SendCode: sent(60), CheckCode: checked('r1', null), ResetPassword: saved() });
  const { actor, settled } = opened('email');
  actor.send({ type: 'ASK', email: EMAIL });
  expect((await settled()).context.resendAt).toBeGreaterThan(Date.now());
  actor.send({ type: 'CHECK', code: '2580' });
  await settled();
  actor.send({ type: 'SAVE', password: 'evening-2026', passwordConfirmation: 'evening-2026' });
  expect((await settled()).value).toBe('done');
  expect(log.map(({ variables }) => variables['input'])).toEqual([
    { email: EMAIL },
    { email: EMAIL, code: '2580' },
    { resetToken: 'r1', password: 'evening-2026', passwordConfirmation: 'evening-2026' },
  ]);
});

test('an answer without a payload is the general failure, at every step', async () => {
  fakeGraph({
    SendCode: { forgotPassword: null },
    CheckCode: { checkCode: null },
    ResetPassword: { resetPassword: null },
  });
  const asking = opened('email');
  asking.actor.send({ type: 'ASK', email: EMAIL });
  const entering = opened('code', ASKED);
  entering.actor.send({ type: 'CHECK', code: '2580' });
  const choosing = opened('password', PROVEN);
  choosing.actor.send({ type: 'SAVE', password: 'evening-2026', passwordConfirmation: 'evening-2026' });
  for (const { settled } of [asking, entering, choosing])
    expect((await settled()).context.failures).toEqual([{ code: 'SOMETHING_WENT_WRONG', field: null }]);
});

test('while a code is being sent it is not asked for again', async () => {
  const log = fakeGraph({ SendCode: sent(60) });
  const { actor, settled } = opened('email');
  actor.send({ type: 'ASK', email: EMAIL });
  actor.send({ type: 'ASK', email: EMAIL });
  await settled();
  expect(log).toHaveLength(1);
});

test('a code that was sent less than a minute ago is as good as one sent now', async () => {
  fakeGraph({ SendCode: sent(42, failure('RATE_LIMITED', null)) });
  const { actor, settled } = opened('email');
  actor.send({ type: 'ASK', email: EMAIL });
  expect((await settled()).value).toBe('entering');
});

test.each([
  ['an unknown address', sent(null, failure('EMAIL_UNKNOWN', 'email')), 'EMAIL_UNKNOWN'],
  ['too many tries', sent(null, failure('RATE_LIMITED', null)), 'RATE_LIMITED'],
  ['the last code of the day', sent(7200, failure('CODES_SPENT', null)), 'CODES_SPENT'],
  ['no answer', 'unreachable' as const, 'SOMETHING_WENT_WRONG'],
])('%s keeps it at the address', async (_, reply, code) => {
  fakeGraph({ SendCode: reply });
  const { actor, settled } = opened('email');
  actor.send({ type: 'ASK', email: EMAIL });
  const { value, context } = await settled();
  expect([value, context.failures[0]?.code]).toEqual(['asking', code]);
});

test('a wrong code says how many tries are left; the last one means another code', async () => {
  const replies = [
    checked(null, 1, failure('CODE_WRONG', 'code')),
    checked(null, 0, failure('CODE_WRONG', 'code')),
  ];
  fakeGraph({ CheckCode: () => replies.shift() ?? 'unreachable' });
  const { actor, settled } = opened('code', ASKED);
  actor.send({ type: 'CHECK', code: '1111' });
  expect((await settled()).context).toMatchObject({ triesLeft: 1, failures: [{ code: 'CODE_WRONG' }] });
  actor.send({ type: 'CHECK', code: '2222' });
  expect((await settled()).context).toMatchObject({
    triesLeft: null,
    failures: [{ code: 'CODE_TRIES_SPENT' }],
  });
});

test('another code can be asked for, and a refusal keeps the time to wait', async () => {
  const replies = [sent(60), sent(7200, failure('CODES_SPENT', null)), 'unreachable' as const];
  fakeGraph({ SendCode: () => replies.shift() ?? 'unreachable' });
  const { actor, settled } = opened('code', ASKED);
  actor.send({ type: 'RESEND' });
  expect((await settled()).context.failures).toEqual([]);
  actor.send({ type: 'RESEND' });
  const { value, context } = await settled();
  expect([value, context.failures[0]?.code]).toEqual(['entering', 'CODES_SPENT']);
  expect(context.resendAt).toBeGreaterThan(Date.now() + 3600_000);
});

test('a token that is over leads back to the address, which is kept', async () => {
  fakeGraph({ ResetPassword: saved(failure('CODE_EXPIRED', 'resetToken')) });
  const { actor, settled } = opened('password', PROVEN);
  actor.send({ type: 'SAVE', password: 'evening-2026', passwordConfirmation: 'evening-2026' });
  const { value, context } = await settled();
  expect(value).toBe('asking');
  expect(context).toMatchObject({ email: EMAIL, resendAt: 0, resetToken: null });
});

test('a password that is refused can be chosen again', async () => {
  const replies = [saved(failure('PASSWORD_INVALID', 'password')), 'unreachable' as const, saved()];
  fakeGraph({ ResetPassword: () => replies.shift() ?? 'unreachable' });
  const { actor, settled } = opened('password', PROVEN);
  for (const code of ['PASSWORD_INVALID', 'SOMETHING_WENT_WRONG']) {
    actor.send({ type: 'SAVE', password: 'evening-2026', passwordConfirmation: 'evening-2026' });
    expect((await settled()).context.failures[0]?.code).toBe(code);
  }
  actor.send({ type: 'SAVE', password: 'evening-2026', passwordConfirmation: 'evening-2026' });
  expect((await settled()).value).toBe('done');
});
