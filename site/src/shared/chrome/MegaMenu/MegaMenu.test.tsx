import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answerGraph } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { pageContext, renderInPage } from '../../../../testing/page';
import { MegaMenu } from './MegaMenu';

const { channels } = pageContext().chrome;
const menuAnswer = (changes: Record<string, unknown> = {}): Reply => ({
  channels: { nodes: [] },
  videos: { nodes: [] },
  page: null,
  ...changes,
});
const show = {
  slug: 'row-seven',
  title: 'Row Seven',
  language: 'EN',
  wide: null,
  channel: { name: 'Cinema', language: 'EN' },
};
const match = {
  code: 'gp4hgfx7',
  title: 'Derby Night',
  language: 'EN',
  liveState: 'LIVE',
  premium: true,
  poster: null,
  channel: { name: 'Malaab', language: 'EN' },
};
const home = { __typename: 'HomePage', featured: [show] };

const open = async () => {
  const more = screen.getByRole('button', { name: 'More' });
  more.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'Music' });
  return more;
};

test('More opens the channels, each leading to its page', async () => {
  answerGraph({ MegaMenu: menuAnswer() });
  renderInPage(<MegaMenu channels={channels} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  const more = await open();
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Music' })).toHaveAttribute('href', '/en/music');
});

test('Escape closes it with the focus back on its button', async () => {
  answerGraph({ MegaMenu: menuAnswer() });
  renderInPage(<MegaMenu channels={channels} />);
  const more = await open();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(more).toHaveFocus();
});

test('it closes when the focus leaves it', async () => {
  answerGraph({ MegaMenu: menuAnswer() });
  renderInPage(
    <>
      <MegaMenu channels={channels} />
      <button type="button">after</button>
    </>,
  );
  const more = await open();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Music' })).toHaveFocus();
  await userEvent.tab();
  expect(more).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)(
  'arrows lead from the button into the channels and on, to the eye in %s',
  async (locale, onward) => {
    answerGraph({ MegaMenu: menuAnswer() });
    renderInPage(<MegaMenu channels={channels} />, locale);
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'Music' });
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Smashi Gaming' })).toHaveFocus();
    await userEvent.keyboard(onward);
    expect(screen.getByRole('link', { name: 'Music' })).toHaveFocus();
  },
);

test('what is on air comes before what is featured', async () => {
  answerGraph({ MegaMenu: menuAnswer({ videos: { nodes: [match] }, page: home }) });
  renderInPage(<MegaMenu channels={channels} />);
  await open();
  const card = await screen.findByRole('link', { name: /Derby Night/ });
  expect(card).toHaveAttribute('href', '/en/watch/gp4hgfx7');
  expect(within(card).getByText('Live now')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Row Seven/ })).not.toBeInTheDocument();
});

test('with nothing on air the first featured show stands there', async () => {
  const upcoming = { ...match, liveState: 'UPCOMING' };
  answerGraph({ MegaMenu: menuAnswer({ videos: { nodes: [upcoming] }, page: home }) });
  renderInPage(<MegaMenu channels={channels} />);
  await open();
  expect(await screen.findByRole('link', { name: /Row Seven/ })).toHaveAttribute(
    'href',
    '/en/shows/row-seven',
  );
});

test('without the graph the channels are there by name', async () => {
  answerGraph({ MegaMenu: 'unreachable' });
  renderInPage(<MegaMenu channels={channels} />);
  await open();
  expect(screen.getByRole('link', { name: 'Smashi Gaming' })).toBeVisible();
});
