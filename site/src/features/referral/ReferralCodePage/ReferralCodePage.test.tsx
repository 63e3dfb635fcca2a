import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeGraph, createAccessToken, session, ofViewer } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { toasts } from '../../../shared/messages/toasts';
import { ReferralCodePage } from './ReferralCodePage';

const URL = 'https://sahra.example/auth/register?referral=ABCD2345';
const own = (useCount: number) => ({
  ReferralCode: ofViewer({
    referralCode: { __typename: 'ReferralCode', code: 'ABCD2345', url: URL, useCount },
  }),
});
const told = () => toasts.get().map(({ text }) => text);

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  act(clearSession);
  toasts.set([]);
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
});

test.each([
  [0, 'لم يأتِ أحد برمزك بعد.'],
  [1, 'جاء صديق واحد برمزك.'],
  [2, 'جاء صديقان برمزك.'],
  [4, 'جاء 4 أصدقاء برمزك.'],
  [12, 'جاء 12 صديقًا برمزك.'],
  [100, 'جاء 100 صديق برمزك.'],
])('%d friends are counted as Arabic counts', async (used, text) => {
  fakeGraph(own(used));
  renderInPage(<ReferralCodePage />, 'ar');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'رمزك' })).toHaveAttribute('dir', 'ltr');
});

test('code and link are copied, each with its own word', async () => {
  const user = userEvent.setup();
  fakeGraph(own(2));
  renderInPage(<ReferralCodePage />);
  await user.click(await screen.findByRole('button', { name: 'Copy code' }));
  await waitFor(() => expect(told()).toEqual([en.CODE_COPIED]));
  expect(await navigator.clipboard.readText()).toBe('ABCD2345');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(told()).toEqual([en.CODE_COPIED, en.LINK_COPIED]));
  expect(await navigator.clipboard.readText()).toBe(URL);
  expect(ar.CODE_COPIED).not.toBe(en.CODE_COPIED);
});

test('a browser that does not let us copy has the code selected, and says so', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  fakeGraph(own(2));
  renderInPage(<ReferralCodePage />);
  await user.click(await screen.findByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText(/copy it by hand/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your code' })).toHaveFocus();
  expect(told()).toEqual([]);
});

test('where the device can share, it shares the link with a word of invitation', async () => {
  const share = jest.fn(() => Promise.reject(new Error('closed')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  fakeGraph(own(2));
  renderInPage(<ReferralCodePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ text: 'Come and watch with me:', url: URL });
});

test('whom a friend brought finds where to say so', async () => {
  fakeGraph(own(0));
  renderInPage(<ReferralCodePage />);
  expect(await screen.findByRole('button', { name: 'Copy code' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter a code' })).toHaveAttribute(
    'href',
    '/en/settings/referral/friend',
  );
});
