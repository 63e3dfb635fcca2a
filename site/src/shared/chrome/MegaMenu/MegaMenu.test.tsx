import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeGraph } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { menuItem } from '../../../../testing/menus';
import { pageContext, renderInPage } from '../../../../testing/page';
import { MegaMenu } from './MegaMenu';

const { chrome } = pageContext();
const more = menuItem('more', 'More');
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
  thumbnail: null,
  channel: { name: 'Cinema', language: 'EN' },
};
const match = {
  code: 'gp4hgfx7',
  title: 'Derby Night',
  language: 'EN',
  liveState: 'LIVE',
  premium: true,
  thumbnail: null,
  channel: { name: 'Malaab', language: 'EN' },
};
const home = { __typename: 'HomePage', featured: [show] };

const open = async () => {
  const button = screen.getByRole('button', { name: 'More' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'Music' });
  return button;
};

test('More opens the channels, each leading to its page', async () => {
  fakeGraph({ MegaMenu: menuAnswer() });
  renderInPage(<MegaMenu item={more} chrome={chrome} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  const button = await open();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Music' })).toHaveAttribute('href', '/en/music');
});

test('each channel has its picture beside its name', async () => {
  const icon = {
    url: '/uploads/music.webp',
    width: 384,
    height: 384,
    alt: 'An oud',
    tint: null,
    focus: null,
  };
  fakeGraph({
    MegaMenu: menuAnswer({ channels: { nodes: [{ slug: 'music', icon: { ...icon, renditions: [] } }] } }),
  });
  renderInPage(<MegaMenu item={more} chrome={chrome} />);
  await open();
  const music = screen.getByRole('link', { name: 'Music' });
  await waitFor(() => expect(music.querySelector('img')).toHaveAttribute('src', '/uploads/music.webp'));
});

test('Escape closes it with the focus back on its button', async () => {
  fakeGraph({ MegaMenu: menuAnswer() });
  renderInPage(<MegaMenu item={more} chrome={chrome} />);
  const button = await open();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('it closes when the focus leaves it', async () => {
  fakeGraph({ MegaMenu: menuAnswer() });
  renderInPage(
    <>
      <MegaMenu item={more} chrome={chrome} />
      <button type="button">after</button>
    </>,
  );
  const button = await open();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Music' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Shows' })).toHaveFocus();
  await userEvent.tab();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)(
  'arrows lead from the button into the channels and on, to the eye in %s',
  async (locale, onward) => {
    fakeGraph({ MegaMenu: menuAnswer() });
    renderInPage(<MegaMenu item={more} chrome={chrome} />, locale);
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
  fakeGraph({ MegaMenu: menuAnswer({ videos: { nodes: [match] }, page: home }) });
  renderInPage(<MegaMenu item={more} chrome={chrome} />);
  await open();
  const card = await screen.findByRole('link', { name: /Derby Night/ });
  expect(card).toHaveAttribute('href', '/en/watch/gp4hgfx7');
  expect(within(card).getByText('Live now')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Row Seven/ })).not.toBeInTheDocument();
});

test('with nothing on air the first featured show stands there', async () => {
  const upcoming = { ...match, liveState: 'UPCOMING' };
  fakeGraph({ MegaMenu: menuAnswer({ videos: { nodes: [upcoming] }, page: home }) });
  renderInPage(<MegaMenu item={more} chrome={chrome} />);
  await open();
  expect(await screen.findByRole('link', { name: /Row Seven/ })).toHaveAttribute(
    'href',
    '/en/shows/row-seven',
  );
});

test('without the graph the channels are there by name', async () => {
  fakeGraph({ MegaMenu: 'unreachable' });
  renderInPage(<MegaMenu item={more} chrome={chrome} />);
  await open();
  expect(screen.getByRole('link', { name: 'Smashi Gaming' })).toBeVisible();
});

test('below the channels stand the ways that editors added, as long as they lead somewhere', async () => {
  fakeGraph({ MegaMenu: menuAnswer() });
  const built = { ...chrome, builtPaths: [...chrome.builtPaths, '/channels-list'] };
  const { unmount } = renderInPage(<MegaMenu item={more} chrome={built} />);
  await open();
  expect(screen.getByRole('link', { name: 'All channels' })).toHaveAttribute('href', '/en/channels-list');
  unmount();
  renderInPage(<MegaMenu item={more} chrome={chrome} />);
  await open();
  expect(screen.queryByRole('link', { name: 'All channels' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Shows' })).toHaveAttribute('href', '/en/shows');
  expect(screen.queryByRole('link', { name: 'Shorts' })).not.toBeInTheDocument();
});

test('it enters as long as the product says', () => {
  renderInPage(<MegaMenu item={more} chrome={chrome} />);
  expect(screen.getByRole('button').nextElementSibling).toHaveStyle({
    animationDuration: '200ms',
  });
});

test('its name is the editors’ and says its language where it is not the page’s', () => {
  fakeGraph({ MegaMenu: menuAnswer() });
  renderInPage(<MegaMenu item={menuItem('more', 'المزيد', { language: 'AR' })} chrome={chrome} />, 'ar');
  expect(screen.getByRole('button', { name: 'المزيد' })).not.toHaveAttribute('lang');
  renderInPage(<MegaMenu item={more} chrome={chrome} />, 'ar');
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('lang', 'en');
});

test('a number in its name is not mirrored', () => {
  renderInPage(<MegaMenu item={menuItem('more', 'للكبار +18', { language: 'AR' })} chrome={chrome} />, 'ar');
  expect(screen.getByText('+18')).toHaveAttribute('dir', 'ltr');
});
