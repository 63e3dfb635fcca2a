import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeGraph, createAccessToken, session, ofViewer } from '../../../../testing/graph';
import type { GraphCall, Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import arLabels from '../../../locale/ar.json';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { toasts } from '../../../shared/messages/toasts';
import { NewsletterSettingsPage } from './NewsletterSettingsPage';

const own = (categories: unknown, verified = true) => ({
  __typename: 'NewsletterSubscription',
  email: 'nour@sahra.example',
  verified,
  categories,
});
const asked = (categories: string[], verified = true): Reply =>
  ofViewer({ newsletter: own(categories, verified) });
const kept = ({ variables }: GraphCall): Reply => ({
  updateNewsletter: {
    __typename: 'UpdateNewsletterPayload',
    newsletter: own((variables['input'] as { categories: string[] }).categories),
    errors: [],
  },
});
const state = (...names: string[]) =>
  names.map((name) => screen.getByRole('switch', { name }).getAttribute('aria-checked'));
const press = (name: string) => userEvent.click(screen.getByRole('switch', { name }));
const sent = (log: GraphCall[]) =>
  log.filter(({ name }) => name === 'UpdateNewsletter').map(({ variables }) => variables['input']);
const show = async (locale: 'en' | 'ar' = 'en') => {
  renderInPage(<NewsletterSettingsPage />, locale);
  await screen.findAllByRole('switch');
};

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  act(clearSession);
  toasts.set([]);
});

test('each subject is switched on and off, and the page says whether letters come', async () => {
  const log = fakeGraph({ NewsletterSubscription: asked(['SPORTS']), UpdateNewsletter: kept });
  await show();
  expect(state('All', 'Sports', 'Business')).toEqual(['false', 'true', 'false']);
  await press('Business');
  await waitFor(() => expect(sent(log)).toEqual([{ categories: ['SPORTS', 'BUSINESS'] }]));
  await press('Sports');
  await press('Business');
  expect(state('All', 'Sports', 'Business')).toEqual(['false', 'false', 'false']);
  expect(screen.getByText(/No letters go to/)).toHaveTextContent('nour@sahra.example');
  await waitFor(() => expect(sent(log).at(-1)).toEqual({ categories: [] }));
});

test('all holds the others in itself', async () => {
  const log = fakeGraph({ NewsletterSubscription: asked(['SPORTS']), UpdateNewsletter: kept });
  await show('ar');
  await press(arLabels['newsletter.ALL']);
  expect(state(arLabels['newsletter.SPORTS'], arLabels['newsletter.BUSINESS'])).toEqual(['true', 'true']);
  expect(screen.getByRole('switch', { name: arLabels['newsletter.SPORTS'] })).toBeDisabled();
  await waitFor(() => expect(sent(log)).toEqual([{ categories: ['ALL'] }]));
  await press(arLabels['newsletter.ALL']);
  await waitFor(() => expect(sent(log).at(-1)).toEqual({ categories: [] }));
});

test('of choices made while one is under way only the last is sent', async () => {
  const waiting: (() => void)[] = [];
  const log = fakeGraph({
    NewsletterSubscription: asked([]),
    UpdateNewsletter: (one) => new Promise<Reply>((resolve) => waiting.push(() => resolve(kept(one)))),
  });
  await show();
  await press('Sports');
  await press('Business');
  await press('Sports');
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.();
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.();
  expect(sent(log)).toEqual([{ categories: ['SPORTS'] }, { categories: ['BUSINESS'] }]);
});

test.each([
  ['en', en, 'Sports'],
  ['ar', ar, arLabels['newsletter.SPORTS']],
] as const)('what could not be kept is reported in %s and taken back', async (locale, messages, name) => {
  fakeGraph({ NewsletterSubscription: asked([]), UpdateNewsletter: 'unreachable' });
  await show(locale);
  await press(name);
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual([messages.SOMETHING_WENT_WRONG]));
  expect(state(name)).toEqual(['false']);
});

test('of an address that is not proven nothing is reported, and the mail that proves it is sent from here', async () => {
  const sent = { __typename: 'ResendVerificationPayload', sent: true, errors: [] };
  const log = fakeGraph({
    NewsletterSubscription: asked([], false),
    ResendVerification: { resendVerification: sent },
  });
  renderInPage(<NewsletterSettingsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send the confirmation email' }));
  await waitFor(() => expect(toasts.get()).toHaveLength(1));
  expect(toasts.get()[0]).toMatchObject({ kind: 'done' });
  expect(log.at(-1)?.name).toBe('ResendVerification');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
