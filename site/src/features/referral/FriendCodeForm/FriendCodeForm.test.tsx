import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
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

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  act(clearSession);
  toasts.set([]);
});

describe.each([
  ['en', en, enLabels],
  ['ar', ar, arLabels],
] as const)('in %s', (locale, messages, labels) => {
  const field = () => screen.getByLabelText(labels['referral.friendCode']);
  const send = () => userEvent.click(screen.getByRole('button', { name: labels['referral.activate'] }));

  test.each(['', '  '])('nothing ("%s") is refused at the field and not sent', async (typed) => {
    const log = fakeGraph({});
    renderInPage(<ReferralFriendPage />, locale);
    if (typed) await userEvent.type(field(), typed);
    await send();
    expect(field()).toHaveAccessibleDescription(messages.REFERRAL_REQUIRED);
    await waitFor(() => expect(field()).toHaveFocus());
    expect(log).toEqual([]);
  });

  test('a code is taken, said so, and there is nothing more to send', async () => {
    const log = fakeGraph({ ActivateReferralCode: answer(null) });
    renderInPage(<ReferralFriendPage />, locale);
    await userEvent.type(field(), ' abcd-2345 ');
    await send();
    expect(await screen.findByText(labels['referral.noted'])).toBeVisible();
    expect(toasts.get().map(({ text }) => text)).toEqual([messages.CODE_ACTIVATED]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(log.map(({ variables }) => variables)).toEqual([{ input: { code: 'abcd-2345' } }]);
  });

  test.each(['CODE_INVALID', 'OWN_CODE', 'REFERRAL_LATER', 'ALREADY_USED'] as const)(
    '%s is a failed activation, with its reason at the field',
    async (code) => {
      fakeGraph({ ActivateReferralCode: answer(code) });
      renderInPage(<ReferralFriendPage />, locale);
      await userEvent.type(field(), 'ABCD2345');
      await send();
      expect(await screen.findByText(messages.CODE_ACTIVATION_FAILED)).toBeVisible();
      expect(field()).toHaveAccessibleDescription(messages[code]);
      expect(field()).toHaveValue('ABCD2345');
    },
  );
});

test.each([
  ['too many tries', answer('RATE_LIMITED', null), en.RATE_LIMITED],
  ['a lost session', answer('SESSION_REQUIRED', null), en.SESSION_REQUIRED],
  ['a lost network', 'unreachable' as const, en.CODE_ACTIVATION_FAILED],
])('%s is told, and it can be sent again', async (_what, reply, text) => {
  let replies: Reply[] = [reply, answer(null)];
  fakeGraph({
    ActivateReferralCode: () => {
      const [next = 'unreachable', ...rest] = replies;
      replies = rest;
      return next;
    },
  });
  renderInPage(<ReferralFriendPage />);
  await userEvent.type(screen.getByLabelText('Your friend’s code'), 'ABCD2345{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Activate the code' }));
  expect(await screen.findByText('Thank you. We have noted who brought you.')).toBeVisible();
});
