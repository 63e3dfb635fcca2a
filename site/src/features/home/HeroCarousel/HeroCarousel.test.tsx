import { act, fireEvent, screen } from '@testing-library/react';

import { showHero } from '../../../../testing/catalogue';
import { renderInPage } from '../../../../testing/page';
import { HeroCarousel } from './HeroCarousel';
import { SLIDE_MS } from './use-carousel';

const SHOWS = ['one', 'two', 'three'].map((slug) => showHero(slug));

const withMotion = (reduced: boolean): void => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: reduced, media }) as MediaQueryList;
};
const pass = (ms: number): void => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
const shown = (): string | null => screen.getByRole('heading', { level: 2 }).textContent;
const hide = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  fireEvent(document, new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  withMotion(false);
});
afterEach(() => {
  hide(false);
  jest.useRealTimers();
});

test('shows one show at a time, with its first episode and its page', () => {
  renderInPage(<HeroCarousel shows={SHOWS} />);
  expect(shown()).toBe('Show one');
  expect(screen.getByRole('link', { name: 'Play episode 1' })).toHaveAttribute('href', '/en/watch/one-1');
  expect(screen.getByRole('link', { name: 'See the show' })).toHaveAttribute('href', '/en/shows/one');
  expect(screen.getByRole('group', { name: '1 of 3' })).toBeInTheDocument();
});

test('turns every eight seconds, round and round', () => {
  renderInPage(<HeroCarousel shows={SHOWS} />);
  pass(SLIDE_MS);
  expect(shown()).toBe('Show two');
  pass(SLIDE_MS);
  pass(SLIDE_MS);
  expect(shown()).toBe('Show one');
});

test.each([
  [
    'pointed at',
    (hero: HTMLElement) => fireEvent.mouseEnter(hero),
    (hero: HTMLElement) => fireEvent.mouseLeave(hero),
  ],
  [
    'focused',
    () => act(() => screen.getByRole('link', { name: 'See the show' }).focus()),
    () => act(() => screen.getByRole('link', { name: 'See the show' }).blur()),
  ],
  ['on a page nobody sees', () => hide(true), () => hide(false)],
])('waits while it is %s', (_, begin, end) => {
  renderInPage(<HeroCarousel shows={SHOWS} />);
  const hero = screen.getByRole('region', { name: 'Featured shows' });
  begin(hero);
  pass(SLIDE_MS * 3);
  expect(shown()).toBe('Show one');
  end(hero);
  pass(SLIDE_MS);
  expect(shown()).toBe('Show two');
});

test('can be stopped for good, and let turn again', () => {
  renderInPage(<HeroCarousel shows={SHOWS} />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the slideshow' }));
  pass(SLIDE_MS * 3);
  expect(shown()).toBe('Show one');
  fireEvent.click(screen.getByRole('button', { name: 'Resume the slideshow' }));
  pass(SLIDE_MS);
  expect(shown()).toBe('Show two');
});

test('never turns by itself for viewers who asked for less motion', () => {
  withMotion(true);
  renderInPage(<HeroCarousel shows={SHOWS} />);
  pass(SLIDE_MS * 3);
  expect(shown()).toBe('Show one');
  expect(screen.queryByRole('button', { name: 'Pause the slideshow' })).not.toBeInTheDocument();
});

test('goes to any show by its star, and to the ones before and after', () => {
  renderInPage(<HeroCarousel shows={SHOWS} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show 3: Show three' }));
  expect(shown()).toBe('Show three');
  expect(screen.getByRole('button', { name: 'Show 3: Show three' })).toHaveAttribute('aria-current', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Next show' }));
  expect(shown()).toBe('Show one');
  fireEvent.click(screen.getByRole('button', { name: 'Previous show' }));
  expect(shown()).toBe('Show three');
});

test.each([
  ['en', 'Show two'],
  ['ar', 'Show three'],
] as const)('in %s a swipe to the left leads the way that the page reads', (locale, next) => {
  renderInPage(<HeroCarousel shows={SHOWS} />, locale);
  const hero = screen.getByRole('region');
  hero.style.direction = locale === 'ar' ? 'rtl' : 'ltr';
  const finger = (type: string, clientX: number) =>
    fireEvent(
      hero,
      Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { pointerType: 'touch' }),
    );
  finger('pointerdown', 300);
  finger('pointerup', 200);
  expect(shown()).toBe(next);
});

test('only the first picture is in the way of the page; the next is fetched while it is looked at', () => {
  const { container } = renderInPage(<HeroCarousel shows={SHOWS} />);
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map((image) => [image.getAttribute('src'), image.getAttribute('loading')])).toEqual([
    ['/uploads/one.webp', 'eager'],
    ['/uploads/two.webp', 'lazy'],
  ]);
});
