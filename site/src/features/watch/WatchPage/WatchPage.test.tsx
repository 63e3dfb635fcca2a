import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { videoCard } from '../../../../testing/catalogue';
import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { wantedMinute } from '../../../shared/playback/wanted-minute';
import { WatchPage } from './WatchPage';

const season = [1, 2, 3].map((number) =>
  videoCard(`e${number}`, { title: `Part ${number}`, kind: 'EPISODE', episodeNumber: number }),
);
const EPISODE = {
  ...videoCard('e2', { title: 'Part 2', kind: 'EPISODE', episodeNumber: 2 }),
  description: 'The door opens from the inside.',
  recorded: true,
  views: 48_210,
  commentCount: 12,
  linearChannel: null,
  chapters: [],
  seasonEpisodes: season,
  next: null,
  related: null,
  channel: {
    __typename: 'Channel' as const,
    slug: 'padel',
    name: 'Padel',
    language: 'EN' as const,
    light: null,
    icon: null,
    videos: { __typename: 'VideoConnection' as const, nodes: [] },
  },
};

class Observer {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

/** Shows the page in a window that has room for two columns, or not. */
const show = (isNarrow: boolean, changes: Partial<typeof EPISODE> = {}, locale: 'en' | 'ar' = 'en') => {
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: isNarrow && query === '(width < 64rem)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  return renderInPage(<WatchPage video={{ ...EPISODE, ...changes }} builtPaths={[]} version={1} />, locale);
};
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  Element.prototype.scrollIntoView = () => undefined;
  window.history.replaceState(null, '', '/en/watch/e2');
  fakeGraph({});
});
afterEach(() => {
  delete (window as { matchMedia?: unknown }).matchMedia;
  wantedMinute.set(null);
});

test('acceptance 68: with room for two columns there are no tabs, and everything is read at once', () => {
  show(false);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  expect(screen.getByText('The door opens from the inside.')).toBeVisible();
  expect(screen.getByRole('region', { name: '12 comments' })).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'This season' })).toBeVisible();
  expect(screen.getByRole('link', { name: '12 comments' })).toHaveAttribute('href', '#comments');
});

test('in a narrow window tabs stand under the head; the keyboard opens them, the address names them', async () => {
  show(true);
  expect(tabs()).toEqual(['Comments12', 'Episodes3', 'Details']);
  expect(screen.getByRole('tabpanel', { name: /Comments/ })).toBeVisible();
  expect(screen.getByText('The door opens from the inside.')).not.toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /Comments/ }));
  await userEvent.keyboard('{ArrowRight}');
  const panel = screen.getByRole('tabpanel', { name: /Episodes/ });
  expect(within(panel).getByText('Playing now')).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', panel.id);
  expect(window.location.search).toBe('?tab=episodes');
  await userEvent.keyboard('{End}');
  expect(screen.getByText('The door opens from the inside.')).toBeVisible();
});

test('the head names show and channel, with Follow for the show, or for the channel of a video without one', () => {
  const ofShow = {
    __typename: 'Show' as const,
    slug: 'last-serve',
    title: 'The Last Serve',
    language: 'EN' as const,
  };
  const { unmount } = show(true, { show: ofShow });
  expect(screen.getByRole('link', { name: 'Padel' })).toHaveAttribute('href', '/en/padel');
  expect(screen.getByRole('button', { name: 'Follow The Last Serve' })).toBeInTheDocument();
  unmount();
  show(true);
  expect(screen.getByRole('button', { name: 'Follow Padel' })).toBeInTheDocument();
});

test('without a season the tab says what follows, and without anything to follow it is not there', () => {
  const related = { __typename: 'VideoConnection' as const, nodes: [videoCard('other')] };
  const clip = { kind: 'CLIP' as const, episodeNumber: null, seasonEpisodes: [], commentCount: 0 };
  const { unmount } = show(true, { ...clip, related } as never, 'ar');
  expect(tabs()).toEqual(['التعليقات', 'بعد هذا', 'التفاصيل']);
  unmount();
  show(true, clip);
  expect(tabs()).toEqual(['Comments', 'Details']);
});

test('a season of which the page knows only a part has no number', () => {
  const long = Array.from({ length: 30 }, (_, at) => videoCard(`e${at}`, { kind: 'EPISODE' }));
  show(true, { seasonEpisodes: long });
  expect(tabs()[1]).toBe('Episodes');
});

test('what leads to the comments opens their tab: a hash, and a star of the timeline', async () => {
  window.history.replaceState(null, '', '/en/watch/e2?tab=details#comments');
  show(true);
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/Comments/);
  await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
  act(() => wantedMinute.set({ code: 'e2', second: 90 }));
  expect(screen.getByRole('tabpanel', { name: /Comments/ })).toBeVisible();
});

test('the head tells a length below one minute in seconds', () => {
  const { unmount } = show(true, { durationSeconds: 29 });
  expect(screen.getByText('29 seconds')).toBeInTheDocument();
  unmount();
  show(true, { durationSeconds: 29 }, 'ar');
  expect(screen.getByText('29 ثانية')).toBeInTheDocument();
});
