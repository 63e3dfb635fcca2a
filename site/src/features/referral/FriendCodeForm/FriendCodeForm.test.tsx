import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeGraph, createAccessToken, ofViewer, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import arLabels from '../../../locale/ar.json';
import enLabels from '../../../locale/en.json';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { toasts } from '../../../shared/messages/toasts';
import { ReferralFriendPage } from '../ReferralFriendPage/ReferralFriendPage';

const answer = (code: string | null, field: string | null = 'code'): Reply => ({
  activateReferralCode: {
    __typename: 'ActivateReferralCodePayload',
    activated: code === null,
    errors: code === null ? [] : [{ __typename: 'ActivateReferralCodeError', code, field, message: 'x' }],
  },
});

const asked = (friendCode: string | null = null) => ({
  FriendCode: ofViewer({
    referralCode: { __typename: 'ReferralCode', code: 'NOUR2345', friendCode },
  }),
});

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  act(clearSession);
  toasts.set([]);
});

describe.each([
  ['en', en, enLabels],
  ['ar', ar, arLabels],
] as const)('in %s', (locale, messages, labels) => {
  const field = () => screen.findByLabelText(labels['referral.friendCode']);
  const noted = labels['referral.noted'].replace('{{code}}', '\u2066ABCD2345\u2069');
  const send = () => userEvent.click(screen.getByRole('button', { name: labels['referral.activate'] }));

  test.each(['', '  '])('nothing ("%s") is refused at the field and not sent', async (typed) => {
    const log = fakeGraph(asked());
    renderInPage(<ReferralFriendPage />, locale);
    if (typed) await userEvent.type(await field(), typed);
    else await field();
    await send();
    expect(await field()).toHaveAccessibleDescription(messages.REFERRAL_REQUIRED);
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(log.map(({ name }) => name)).toEqual(['FriendCode']);
  });

  test('a code is taken, said so, and there is nothing more to send', async () => {
    const log = fakeGraph({ ...asked(), ActivateReferralCode: answer(null) });
    renderInPage(<ReferralFriendPage />, locale);
    await userEvent.type(await field(), ' abcd-2345 ');
    await send();
    expect(await screen.findByText(noted)).toBeVisible();
    expect(toasts.get().map(({ text }) => text)).toEqual([messages.CODE_ACTIVATED]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(log.at(-1)?.variables).toEqual({ input: { code: 'abcd-2345' } });
  });

  test('a code that was named before is remembered', async () => {
    fakeGraph(asked('ABCD2345'));
    renderInPage(<ReferralFriendPage />, locale);
    expect(await screen.findByText(noted)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test.each(['CODE_INVALID', 'OWN_CODE', 'REFERRAL_LATER', 'ALREADY_USED'] as const)(
    '%s is a failed activation, with its reason at the field',
    async (code) => {
      fakeGraph({ ...asked(), ActivateReferralCode: answer(code) });
      renderInPage(<ReferralFriendPage />, locale);
      await userEvent.type(await field(), 'ABCD2345');
      await send();
      expect(await screen.findByText(messages.CODE_ACTIVATION_FAILED)).toBeVisible();
      expect(await field()).toHaveAccessibleDescription(messages[code]);
      expect(await field()).toHaveValue('ABCD2345');
    },
  );
});

test.each([
  ['too many tries', answer('RATE_LIMITED', null), en.RATE_LIMITED],
  ['a lost network', 'unreachable' as const, en.CODE_ACTIVATION_FAILED],
])('%s is reported, and it can be sent again', async (_what, reply, text) => {
  let replies: Reply[] = [reply, answer(null)];
  fakeGraph({
    ...asked(),
    ActivateReferralCode: () => {
      const [next = 'unreachable', ...rest] = replies;
      replies = rest;
      return next;
    },
  });
  renderInPage(<ReferralFriendPage />);
  await userEvent.type(await screen.findByLabelText('Your friend’s code'), 'ABCD2345{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Activate the code' }));
  expect(await screen.findByText(/Thank you. You came with the code/)).toBeVisible();
});
