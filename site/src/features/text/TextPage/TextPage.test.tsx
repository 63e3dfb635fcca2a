import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { pageContext, renderInPage } from '../../../../testing/page';
import type { TextPageFragment } from './text-page.fragment.generated';
import { TextPage } from './TextPage';

const { chrome } = pageContext();

const sections = (count: number): string =>
  Array.from({ length: count }, (_, at) => `## Part ${at + 1}\n\nText ${at + 1}.`).join('\n\n');

const show = (changes: Partial<TextPageFragment> = {}, locale: 'en' | 'ar' = 'en') => {
  const page: TextPageFragment = {
    __typename: 'GenericPage',
    slug: 'about',
    title: 'About us',
    language: 'EN',
    lead: 'What we do.',
    body: sections(4),
    ...changes,
  };
  return renderInPage(<TextPage page={page} chrome={chrome} />, locale);
};

test('shows title, lead and text', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeInTheDocument();
  expect(screen.getByText('What we do.')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
});

test('a text in another language than the page says so, a text in the page’s language does not', () => {
  const { unmount } = show({}, 'ar');
  for (const text of ['About us', 'What we do.', 'Text 1.'])
    expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'en');
  unmount();
  show();
  expect(screen.getByText('Text 1.').closest('[lang]')).toBe(document.documentElement);
});

test('a long text has its contents in order, with the first section as the current one', () => {
  show();
  const links = screen
    .getAllByRole('navigation', { name: 'On this page' })
    .flatMap((list) => within(list).queryAllByRole('link'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Part 1', '#part-1'],
    ['Part 2', '#part-2'],
    ['Part 3', '#part-3'],
    ['Part 4', '#part-4'],
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'location');
});

test('a short text has none', () => {
  show({ body: sections(3) });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the bar of contents closes on a choice and on Escape, which gives the focus back', async () => {
  show();
  const bar = screen.getByRole('button', { name: 'On this page: Part 1' });
  const parts = () => screen.getAllByRole('link', { name: 'Part 3' });
  await userEvent.click(bar);
  expect(bar).toHaveAttribute('aria-expanded', 'true');
  expect(parts()).toHaveLength(2);
  await userEvent.click(parts()[1] ?? bar);
  expect(bar).toHaveAttribute('aria-expanded', 'false');
  expect(parts()).toHaveLength(1);
  await userEvent.click(bar);
  parts()[1]?.focus();
  await userEvent.keyboard('{Escape}');
  expect(bar).toHaveAttribute('aria-expanded', 'false');
  expect(bar).toHaveFocus();
});
