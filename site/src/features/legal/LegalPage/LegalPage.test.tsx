import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeGraph } from '../../../../testing/graph';
import { pageContext, renderInPage } from '../../../../testing/page';
import { contentVersion } from '../../../shared/content/content-state';
import { LegalPage } from './LegalPage';
import type { LegalPageQuery } from './legal-page.query.generated';

const { chrome } = pageContext();

const BODY = ['Account', 'What you may watch', 'Renewal', '[Questions](/faq)']
  .map((title) => `## ${title}\n\nText of ${title}.`)
  .join('\n\n');

const built = (changes: object = {}): LegalPageQuery => ({
  contentVersion: 1,
  metaTags: null,
  page: {
    __typename: 'LegalPage',
    slug: 'terms-and-conditions',
    title: 'Terms and conditions',
    language: 'EN',
    changedOn: '2026-11-01',
    body: BODY,
    ...changes,
  },
});

const show = (locale: 'en' | 'ar' = 'en') =>
  renderInPage(<LegalPage built={built()} slug="terms-and-conditions" chrome={chrome} />, locale);

beforeEach(() => fakeGraph({}));
afterEach(() => act(() => contentVersion.set(null)));

test('says since when it is in force, on the same day everywhere', () => {
  const { unmount } = show();
  expect(screen.getByText('1 November 2026')).toHaveAttribute('datetime', '2026-11-01');
  unmount();
  show('ar');
  expect(screen.getByText('1 نوفمبر 2026')).toHaveAttribute('datetime', '2026-11-01');
});

test('its parts are numbered in the contents, and their headings are links to themselves', () => {
  show();
  const [contents] = screen.getAllByRole('navigation', { name: 'On this page' });
  if (!contents) throw new Error('there are no contents');
  expect(within(contents).getAllByRole('link')[1]).toHaveTextContent('2What you may watch');
  const heading = screen.getByRole('heading', { level: 2, name: 'What you may watch' });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '#what-you-may-watch');
  const linked = screen.getByRole('heading', { level: 2, name: 'Questions' });
  expect(within(linked).getByRole('link')).toHaveAttribute('href', '/en/faq');
});

test('a text in the other language says so', () => {
  show('ar');
  expect(screen.getByText('Text of Renewal.').closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('has a way to ask and a way to paper', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  show();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/en/contact-us');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a publish arrives on the open page', async () => {
  fakeGraph({ LegalPage: built({ title: 'New terms' }) });
  show();
  act(() => contentVersion.set(2));
  expect(await screen.findByRole('heading', { level: 1, name: 'New terms' })).toBeInTheDocument();
});
