import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createAccessToken, session } from '../../../../testing/graph';
import { pageContext, renderInPage } from '../../../../testing/page';
import { freeOffer } from '../../../../testing/plans';
import { clearSession } from '../../../shared/auth/clear-session';
import { authState } from '../../../shared/auth/auth-state';
import { farewell, leaveFarewell } from '../../../shared/auth/farewell';
import { startSession } from '../../../shared/auth/start-session';
import { tabStorage } from '../../../shared/store/browser-storage';
import { toasts } from '../../../shared/messages/toasts';
import { openDocument } from '../../../shared/navigation/open-document';
import { loadFarewellDialog } from '../Farewell/load-farewell-dialog';
import { LandingPage } from './LandingPage';
import type { LandingPageQuery } from './landing-page.query.generated';

jest.mock('../../../shared/navigation/open-document', () => ({ openDocument: jest.fn() }));
jest.mock('../Farewell/load-farewell-dialog', () => {
  const { loadFarewellDialog: load } = jest.requireActual<{ loadFarewellDialog: () => Promise<unknown> }>(
    '../Farewell/load-farewell-dialog',
  );
  return { loadFarewellDialog: jest.fn(load) };
});

type Landing = Extract<NonNullable<LandingPageQuery['page']>, { __typename: 'LandingPage' }>;

const question = (key: string) => ({
  __typename: 'FaqEntry' as const,
  key,
  question: `Question ${key}?`,
  answer: `Answer ${key}.\n\nMore of it.`,
});

const show = (changes: Partial<Landing> = {}, rest: Partial<LandingPageQuery> = {}) =>
  renderInPage(
    <LandingPage
      chrome={pageContext().chrome}
      built={{
        contentVersion: 1,
        metaTags: null,
        page: {
          __typename: 'LandingPage',
          slug: 'landing',
          title: 'The night is better together',
          titleEcho: null,
          language: 'EN',
          lead: 'Over 15 channels.',
          hero: null,
          rows: [
            {
              __typename: 'ContentRow',
              key: 'channels',
              title: 'Fifteen moods',
              shape: 'ICON',
              path: null,
              items: [
                {
                  __typename: 'Channel',
                  slug: 'music',
                  name: 'Music',
                  language: 'EN',
                  light: null,
                  icon: null,
                },
              ],
            },
            {
              __typename: 'ContentRow',
              key: 'tonight',
              title: 'Nothing in it',
              shape: 'POSTER',
              path: null,
              items: [],
            },
          ],
          channelsTitle: 'A channel for every mood',
          channelsText: '13 channels for the evening, and two for business.',
          plansTitle: 'Pick your seat',
          plansText: 'Seven days free. A 1 USD check is returned at once.',
          faqTitle: 'Good questions',
          faq: [question('a'), question('b')],
          newsletterTitle: 'One letter',
          newsletterText: 'Every Thursday.',
          ...changes,
        },
        plans: [freeOffer({ name: 'Free', note: 'No card needed', points: ['Free shows'] })],
        siteSettings: { __typename: 'SiteSettings', paymentBadges: ['visa'] },
        ...rest,
      }}
    />,
  );

/** Stub for the observers that jsdom does not have, because it computes no layout. */
class Observer {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}
beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer, ResizeObserver: Observer });
});
afterEach(() => act(() => authState.set(null)));

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('tells what is on, what it costs, what people ask, and brings the letter, in this order', () => {
  show();
  expect(headings()).toEqual(['A channel for every mood', 'Pick your seat', 'Good questions', 'One letter']);
  expect(screen.getByRole('link', { name: /Music/ })).toHaveAttribute('href', '/en/music');
  expect(screen.getByText('13 channels for the evening, and two for business.')).toBeVisible();
  const plans = within(screen.getByRole('region', { name: 'Pick your seat' }));
  expect(plans.getByText(/1 USD check/)).toBeVisible();
  expect(plans.getByText('VISA')).toBeVisible();
});

test('the first question is answered, paragraph by paragraph, and all of them are one click away', () => {
  show();
  const questions = within(screen.getByRole('region', { name: 'Good questions' }));
  expect(questions.getByText('Answer a.')).toBeVisible();
  expect(questions.getByText('Answer b.')).not.toBeVisible();
  expect(questions.getByText('Answer a.').nextElementSibling).toHaveTextContent('More of it.');
  expect(questions.getByRole('link', { name: 'All questions' })).toHaveAttribute('href', '/en/faq');
});

test('what editors left out is not there, and nothing leads to it', () => {
  show({ rows: [], faq: [], newsletterTitle: '' }, { plans: [] });
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the way to the plans leads to the plans', () => {
  show();
  const target = screen.getByRole('link', { name: 'See the plans' }).getAttribute('href') ?? '';
  expect(document.querySelector(target)).toHaveAccessibleName('Pick your seat');
});

test('an account that was just deleted is confirmed, with the day until which it can be recovered', async () => {
  show();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => farewell.set({ email: 'nour@sahra.example', recoveryEndsAt: '2026-12-21T12:00:00Z' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your account is deleted' });
  expect(dialog).toHaveTextContent(/21 December 2026.*nour@sahra\.example/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'All right' }));
  expect(openDocument).toHaveBeenCalledWith('/en');
  act(() => farewell.set(null));
});

test('a document that opens after the deletion confirms it too, once', async () => {
  tabStorage.set(
    'sahra.farewell',
    JSON.stringify({ email: 'nour@sahra.example', recoveryEndsAt: '2026-12-21T12:00:00Z' }),
  );
  const { unmount } = show();
  expect(await screen.findByRole('dialog', { name: 'Your account is deleted' })).toBeVisible();
  unmount();
  act(() => farewell.set(null));
  show();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(farewell.get()).toBeNull();
});

test.each(['{', '{"email":1}', '{"email":"nour@sahra.example","recoveryEndsAt":"soon"}'])(
  'what is no farewell, %s, is none',
  (left) => {
    tabStorage.set('sahra.farewell', left);
    show();
    expect(farewell.get()).toBeNull();
    tabStorage.remove('sahra.farewell');
  },
);

test('who signed in before the landing page opened is told nothing', () => {
  leaveFarewell({ email: 'nour@sahra.example', recoveryEndsAt: null });
  act(() => farewell.set(null));
  startSession(session(createAccessToken(600)) as never);
  act(clearSession);
  show();
  expect(farewell.get()).toBeNull();
});

test('an account whose deletion was not answered is told what is known', async () => {
  show();
  act(() => farewell.set({ email: 'nour@sahra.example', recoveryEndsAt: null }));
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(dialog).toHaveTextContent(/Our answer was lost.*nour@sahra\.example/);
  act(() => farewell.set(null));
});

test('where the dialog does not load, the page itself says what matters of it, and a press loads it', async () => {
  jest.mocked(loadFarewellDialog).mockRejectedValueOnce(new Error('The script did not come.'));
  show();
  act(() => farewell.set({ email: 'nour@sahra.example', recoveryEndsAt: '2026-12-21T12:00:00Z' }));
  await waitFor(() => expect(toasts.get()).toHaveLength(1));
  const [toast] = toasts.get();
  expect(toast?.text).toMatch(/^Your account is deleted\. Until 21 December 2026 you can have it back/);
  act(() => toast?.action?.run());
  expect(await screen.findByRole('dialog', { name: 'Your account is deleted' })).toBeVisible();
  act(() => {
    farewell.set(null);
    toasts.set([]);
  });
});

test('a viewer with an account is not offered another', () => {
  show();
  expect(screen.getAllByRole('link', { name: 'Create a free account' })).toHaveLength(2);
  act(() =>
    authState.set({
      token: createAccessToken(600),
      id: 'viewer-1',
      has_subscription: false,
      subscription_type: null,
      with_ads: true,
      subscription_payment_method: null,
    }),
  );
  expect(screen.queryByRole('link', { name: 'Create a free account' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/en/home');
});
