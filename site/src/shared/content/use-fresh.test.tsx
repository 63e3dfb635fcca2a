import { act, screen, waitFor } from '@testing-library/react';

import { fakeGraph } from '../../../testing/graph';
import { renderInPage } from '../../../testing/page';
import { FaqPage } from '../../features/faq/FaqPage/FaqPage';
import type { FaqPageQuery } from '../../features/faq/FaqPage/faq-page.query.generated';
import { StaleNotice } from '../page/StaleNotice/StaleNotice';
import { contentStale, contentVersion, CONTENT_POLL_MS, pollContentVersion } from './content-polling';

const copy = (version: number, answer: string): FaqPageQuery => ({
  contentVersion: version,
  metaTags: null,
  siteSettings: { __typename: 'SiteSettings', contactEmail: 'hello@sahra.example' },
  page: {
    __typename: 'FaqPage',
    slug: 'faq',
    title: 'أسئلة',
    language: 'AR',
    lead: null,
    entries: [{ __typename: 'FaqEntry', key: 'q1', question: 'سؤال؟', answer }],
  },
});

beforeEach(() => {
  jest.useFakeTimers();
  contentVersion.set(null);
  contentStale.set(false);
});
afterEach(() => jest.useRealTimers());

test('the same version asks for nothing more', async () => {
  const log = fakeGraph({ ContentVersion: { contentVersion: 7 } });
  renderInPage(<FaqPage built={copy(7, 'قديم')} />, 'ar');
  const stop = pollContentVersion('ar');
  await act(() => jest.advanceTimersByTimeAsync(CONTENT_POLL_MS));
  expect(new Set(log.map(({ name }) => name))).toEqual(new Set(['ContentVersion']));
  expect(log[0]).toMatchObject({ method: 'GET' });
  stop();
});

test('a publish is read on an open page, in the page’s language, within the promised time', async () => {
  let version = 7;
  const log = fakeGraph({
    ContentVersion: () => ({ contentVersion: version }),
    FaqPage: () => ({ ...copy(version, 'جديد') }),
  });
  renderInPage(<FaqPage built={copy(7, 'قديم')} />, 'ar');
  const stop = pollContentVersion('ar');
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('قديم')).toBeInTheDocument();
  version = 8;
  await act(() => jest.advanceTimersByTimeAsync(CONTENT_POLL_MS));
  await waitFor(() => expect(screen.getByText('جديد')).toBeInTheDocument());
  expect(log.find(({ name }) => name === 'FaqPage')?.headers.get('x-localization')).toBe('ar');
  expect(CONTENT_POLL_MS).toBeLessThan(10_000);
  stop();
});

test('a graph that is away changes nothing, and the next turn asks again', async () => {
  const log = fakeGraph({ ContentVersion: 'unreachable' });
  renderInPage(<FaqPage built={copy(7, 'قديم')} />, 'ar');
  const stop = pollContentVersion('ar');
  await act(() => jest.advanceTimersByTimeAsync(CONTENT_POLL_MS * 2));
  expect(screen.getByText('قديم')).toBeInTheDocument();
  expect(log.length).toBeGreaterThan(1);
  stop();
});

test('answers that stay stale are said to be, until one is not', async () => {
  let away = true;
  const current = { contentVersion: 7 };
  fakeGraph({ ContentVersion: () => (away ? { data: current, extensions: { stale: true } } : current) });
  renderInPage(<StaleNotice />, 'en');
  const stop = pollContentVersion('en');
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(CONTENT_POLL_MS));
  expect(screen.getByRole('status')).toHaveTextContent('a few minutes old');
  away = false;
  await act(() => jest.advanceTimersByTimeAsync(CONTENT_POLL_MS));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  stop();
});
