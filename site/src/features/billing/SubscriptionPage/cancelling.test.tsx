import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { subscriptionState } from '../../../../testing/billing';
import type { Reply } from '../../../../testing/graph';
import { CANCELLED, show, signIn, signOut, told, UNTIL } from '../../../../testing/show-subscription';

const cancelled = (code: string | null): Reply => ({
  cancelSubscription: {
    __typename: 'CancelSubscriptionPayload',
    subscription: code === null ? subscriptionState(CANCELLED) : null,
    storeMessage: null,
    errors: code === null ? [] : [{ __typename: 'CancelSubscriptionError', code, field: null, message: 'x' }],
  },
});

beforeEach(signIn);
afterEach(signOut);

test('cancelling says until when it stays and what follows, and takes one more press', async () => {
  const log = await show([{}, CANCELLED], { CancelSubscription: cancelled(null) });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel your subscription?' });
  expect(dialog).toHaveTextContent('until 12 December 2026');
  expect(dialog).toHaveTextContent('the free plan follows');
  expect(log.some(({ name }) => name === 'CancelSubscription')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
  await waitFor(() => expect(told()).toEqual([['done', 'Your subscription is cancelled.']]));
  expect(await screen.findByRole('button', { name: 'Keep my subscription' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(log.map(({ name }) => name)).toEqual(expect.arrayContaining(['CancelSubscription', 'Viewer']));
});

test('a cancellation that fails is reported in the dialog, and can be pressed again', async () => {
  await show([{}], { CancelSubscription: cancelled('NO_SUBSCRIPTION') });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
  expect(await within(dialog).findByText(en.NO_SUBSCRIPTION)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Cancel subscription' })).toBeEnabled();
});

test.each([
  ['GOOGLE', ar.STORE_NOTICE_GOOGLE, 'إدارة الاشتراك في Google Play'],
  ['APPLE', ar.STORE_NOTICE_APPLE, 'إدارة الاشتراك في App Store'],
] as const)('%s has its own word before and after cancelling', async (paymentMethod, text, manage) => {
  const store = { paymentMethod, card: null, nextPaymentAt: null, nextPayment: null };
  await show(
    [store, { ...CANCELLED, ...store, endsAt: UNTIL }],
    { CancelSubscription: cancelled(null) },
    'ar',
  );
  expect(screen.getByRole('link', { name: manage })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'إلغاء الاشتراك' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(text);
  expect(within(dialog).getByRole('link', { name: manage })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'إلغاء الاشتراك' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByText(text)[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'أبقِ اشتراكي' })).not.toBeInTheDocument();
});

test('a cancellation is taken back', async () => {
  await show([CANCELLED, {}], {
    ResumeSubscription: {
      resumeSubscription: { __typename: 'R', subscription: subscriptionState(), errors: [] },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Keep my subscription' }));
  await waitFor(() => expect(told()).toEqual([['done', 'Your subscription goes on.']]));
  expect(await screen.findByRole('button', { name: 'Change plan' })).toBeVisible();
});
