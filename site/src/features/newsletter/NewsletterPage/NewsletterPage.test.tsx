import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeGraph } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import arLabels from '../../../locale/ar.json';
import { contentVersion } from '../../../shared/content/content-state';
import { NewsletterPage } from './NewsletterPage';
import type { NewsletterPageQuery } from './newsletter-page.query.generated';

const pageOf = (version: number, newsletterTitle: string): NewsletterPageQuery => ({
  contentVersion: version,
  metaTags: null,
  page: {
    __typename: 'LandingPage',
    slug: 'landing',
    newsletterTitle,
    newsletterText: 'Pick what you want to hear about.',
  },
});
const BUILT = pageOf(1, 'One letter');
const answer = (code: string | null): Reply => ({
  unsubscribeNewsletter: {
    __typename: 'UnsubscribeNewsletterPayload',
    unsubscribed: code === null,
    errors:
      code === null ? [] : [{ __typename: 'UnsubscribeNewsletterError', code, field: 'token', message: 'x' }],
  },
});

const openAt = (address: string, locale: 'en' | 'ar' = 'en') => {
  window.history.replaceState({ key: 'kept' }, '', address);
  renderInPage(<NewsletterPage built={BUILT} />, locale);
};
const leave = () => screen.getByRole('button', { name: 'Unsubscribe' });

afterEach(() => act(() => contentVersion.set(null)));

test('says what the letter brings in the words of the editors, fresh ones too, and takes an address', async () => {
  fakeGraph({ NewsletterPage: pageOf(2, 'One letter, every Thursday') });
  openAt('/en/newsletter');
  expect(screen.getByRole('heading', { level: 1, name: 'One letter' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  act(() => contentVersion.set(2));
  expect(await screen.findByRole('heading', { level: 1, name: 'One letter, every Thursday' })).toBeVisible();
});

test('without the words of editors the page still has its name', () => {
  renderInPage(<NewsletterPage built={{ ...BUILT, page: null }} />, 'ar');
  expect(screen.getByRole('heading', { level: 1, name: 'النشرة' })).toBeInTheDocument();
});

test('the link of a mail asks first, and its token leaves the address', async () => {
  const log = fakeGraph({});
  openAt('/en/newsletter?ref=mail&unsubscribe=t0ken#top');
  expect(await screen.findByRole('heading', { name: 'Leave the newsletter?' })).toBeInTheDocument();
  expect(window.location.search).toBe('?ref=mail');
  expect(window.location.hash).toBe('#top');
  expect(window.history.state).toEqual({ key: 'kept' });
  expect(log).toEqual([]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('one press ends it, says so where it was asked, and leads back to the form', async () => {
  const log = fakeGraph({ UnsubscribeNewsletter: answer(null) });
  openAt('/ar/newsletter?unsubscribe=t0ken', 'ar');
  await userEvent.click(await screen.findByRole('button', { name: arLabels['newsletter.leave'] }));
  const done = await screen.findByRole('status');
  expect(done).toHaveTextContent(arLabels['newsletter.left']);
  await waitFor(() => expect(done).toHaveFocus());
  expect(log.map(({ name, variables }) => [name, variables])).toEqual([
    ['UnsubscribeNewsletter', { input: { token: 't0ken' } }],
  ]);
  await userEvent.click(screen.getByRole('button', { name: arLabels['newsletter.back'] }));
  expect(screen.getByRole('textbox')).toBeInTheDocument();
});

test('who would rather hear less gets the form, and nothing is ended', async () => {
  const log = fakeGraph({});
  openAt('/en/newsletter?unsubscribe=t0ken');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay, and choose subjects' }));
  expect(screen.getByRole('checkbox', { name: 'Sports' })).toBeInTheDocument();
  expect(log).toEqual([]);
});

test.each([
  ['en', en],
  ['ar', ar],
] as const)(
  'a link that is not ours is reported in %s, without a way to press again',
  async (locale, messages) => {
    fakeGraph({ UnsubscribeNewsletter: answer('UNSUBSCRIBE_INVALID') });
    openAt(`/${locale}/newsletter?unsubscribe=`, locale);
    const [press] = await screen.findAllByRole('button');
    await userEvent.click(press ?? document.body);
    expect(await screen.findByRole('status')).toHaveTextContent(messages.UNSUBSCRIBE_INVALID);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  },
);

test('what could not be reached or is too much is reported, and can be tried again', async () => {
  const replies: Reply[] = [
    'unreachable',
    { unsubscribeNewsletter: null },
    answer('RATE_LIMITED'),
    answer(null),
  ];
  fakeGraph({ UnsubscribeNewsletter: () => replies.shift() ?? 'unreachable' });
  openAt('/en/newsletter?unsubscribe=t0ken');
  await screen.findByRole('heading', { name: 'Leave the newsletter?' });
  await userEvent.click(leave());
  expect(await screen.findByText(en.SOMETHING_WENT_WRONG)).toBeInTheDocument();
  await userEvent.click(leave());
  expect(await screen.findByText(en.SOMETHING_WENT_WRONG)).toBeInTheDocument();
  await userEvent.click(leave());
  expect(await screen.findByText(en.RATE_LIMITED)).toBeInTheDocument();
  await userEvent.click(leave());
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeInTheDocument();
});
