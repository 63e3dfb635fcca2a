import { act, screen, waitFor } from '@testing-library/react';

import { fakeGraph } from '../../../testing/graph';
import { renderInPage } from '../../../testing/page';
import { FaqPage } from '../../features/faq/FaqPage/FaqPage';
import type { FaqPageQuery } from '../../features/faq/FaqPage/faq-page.query.generated';
import { StaleNotice } from '../page/StaleNotice/StaleNotice';
import { applyContentState, contentStale, contentVersion, STALE_NOTICE_MS } from './content-state';
import { RETRY_MS } from './use-fresh';

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
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const tell = (version: number, stale = false): Promise<void> =>
  act(async () => {
    applyContentState({ contentVersion: version, stale });
    await jest.advanceTimersByTimeAsync(10);
  });

test('the same version asks for nothing', async () => {
  const log = fakeGraph({});
  renderInPage(<FaqPage built={copy(7, 'قديم')} />, 'ar');
  await tell(7);
  expect(screen.getByText('قديم')).toBeInTheDocument();
  expect(log).toEqual([]);
});

test('a publish is read on an open page, in the page’s language', async () => {
  const log = fakeGraph({ FaqPage: () => ({ ...copy(8, 'جديد') }) });
  renderInPage(<FaqPage built={copy(7, 'قديم')} />, 'ar');
  await tell(8);
  await waitFor(() => expect(screen.getByText('جديد')).toBeInTheDocument());
  expect(log.map(({ name, method }) => [name, method])).toEqual([['FaqPage', 'GET']]);
  expect(log[0]?.headers.get('x-localization')).toBe('ar');
});

const retry = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(RETRY_MS));

test('stale data are shown, and read again until they are fresh', async () => {
  let stale = true;
  const log = fakeGraph({
    FaqPage: () =>
      stale ? { data: { ...copy(8, 'نصف جديد') }, extensions: { stale: true } } : { ...copy(8, 'جديد') },
  });
  renderInPage(<FaqPage built={copy(7, 'قديم')} />, 'ar');
  await tell(8);
  expect(screen.getByText('نصف جديد')).toBeInTheDocument();
  await retry();
  expect(log).toHaveLength(2);
  stale = false;
  await retry();
  expect(screen.getByText('جديد')).toBeInTheDocument();
  await retry();
  expect(log).toHaveLength(3);
});

test('a graph that is away changes nothing; the next publish asks again, and so does a later try', async () => {
  let away = true;
  const log = fakeGraph({ FaqPage: () => (away ? 'unreachable' : { ...copy(9, 'جديد') }) });
  renderInPage(<FaqPage built={copy(7, 'قديم')} />, 'ar');
  await tell(8);
  await tell(9);
  expect(screen.getByText('قديم')).toBeInTheDocument();
  expect(log).toHaveLength(2);
  away = false;
  await retry();
  expect(screen.getByText('جديد')).toBeInTheDocument();
  expect(log).toHaveLength(3);
});

test('what fails is asked for after waits that double, and never while nobody sees the page', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const log = fakeGraph({ FaqPage: () => 'unreachable' });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  renderInPage(<FaqPage built={copy(7, 'قديم')} />, 'ar');
  await tell(8);
  expect(log).toHaveLength(1);
  await retry();
  expect(log).toHaveLength(2);
  await retry();
  expect(log).toHaveLength(2);
  await retry();
  expect(log).toHaveLength(3);
  hidden.mockReturnValue(true);
  await wait(3_600_000);
  expect(log).toHaveLength(3);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(10);
  expect(log).toHaveLength(4);
  await wait(3_600_000);
  expect(log.length).toBeLessThan(4 + 3600 / 240);
});

test('answers that stay stale are said to be, until one is not; a restart is not mentioned', async () => {
  renderInPage(<StaleNotice />, 'en');
  const wait = () => act(() => jest.advanceTimersByTimeAsync(STALE_NOTICE_MS));
  await tell(7, true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await tell(7);
  await wait();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await tell(7, true);
  await wait();
  expect(screen.getByRole('status')).toHaveTextContent('a few minutes old');
  await tell(7);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
