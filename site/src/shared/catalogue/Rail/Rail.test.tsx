import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { channelCard } from '../../../../testing/catalogue';
import { renderInPage } from '../../../../testing/page';
import { ChannelCard } from '../ChannelCard/ChannelCard';
import { Rail } from './Rail';

const VIEW = 400;

/** Rail of four cards in a view of 400 px; jsdom has no layout, so the test sets the widths. */
const rail = (locale: 'en' | 'ar', width: number) => {
  renderInPage(
    <Rail title="Channels" shape="star" path="/channels-list">
      {['a', 'b', 'c', 'd'].map((slug) => (
        <ChannelCard key={slug} channel={channelCard(slug)} />
      ))}
    </Rail>,
    locale,
  );
  const list = screen.getByRole('list');
  list.style.direction = locale === 'ar' ? 'rtl' : 'ltr';
  Object.defineProperties(list, { clientWidth: { value: VIEW }, scrollWidth: { value: width } });
  list.scrollBy = (options?: ScrollToOptions | number) => {
    list.scrollLeft += typeof options === 'object' ? (options.left ?? 0) : 0;
    fireEvent.scroll(list);
  };
  act(() => void window.dispatchEvent(new Event('resize')));
  return list;
};
const button = (name: RegExp) => screen.queryByRole('button', { name });

test('is a named region with a list of cards and the way to all of them', () => {
  rail('en', VIEW);
  const region = screen.getByRole('region', { name: 'Channels' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(4);
  expect(within(region).getByRole('link', { name: /^See all ?: Channels$/ })).toHaveAttribute(
    'href',
    '/en/channels-list',
  );
});

test('has no buttons when all of it is seen', () => {
  rail('en', VIEW);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['en', 1, /More of Channels/, /Back in Channels/],
  ['ar', -1, /المزيد من Channels/, /السابق في Channels/],
] as const)(
  'in %s steps on and back, and offers only the ways that are left',
  async (locale, sign, on, back) => {
    const list = rail(locale, 700);
    expect(button(back)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: on }));
    expect(list.scrollLeft).toBe(sign * 320);
    expect(button(on)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: back }));
    expect(list.scrollLeft).toBe(0);
    expect(button(back)).not.toBeInTheDocument();
  },
);

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'in %s the arrow keys walk from card to card as the page reads',
  async (locale, ahead, behind) => {
    rail(locale, 700);
    const cards = within(screen.getByRole('list')).getAllByRole('link');
    cards[0]?.focus();
    await userEvent.keyboard(ahead + ahead);
    expect(cards[2]).toHaveFocus();
    await userEvent.keyboard(behind);
    expect(cards[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(cards[3]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(cards[0]).toHaveFocus();
  },
);
