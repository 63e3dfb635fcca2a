import { announcePage, startAnnouncer } from './announce-page';

const heard = (): (string | null)[] =>
  [...document.querySelectorAll('[aria-live="assertive"]')].map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'الرئيسية | سهرة';
  window.history.replaceState(null, '', '/ar/home');
  document.body.innerHTML = '<div id="gatsby-announcer" aria-live="assertive">Navigated to</div>';
  startAnnouncer();
});
afterEach(() => jest.useRealTimers());

test('Gatsby’s English is silent, and the first page is left to the browser', () => {
  expect(heard()).toEqual(['']);
  expect(document.getElementById('gatsby-announcer')).toHaveAttribute('aria-hidden', 'true');
});

test('the title of a new page is said once it is set, in the words of the page', () => {
  announcePage('/ar/faq');
  jest.advanceTimersByTime(100);
  expect(heard()).toEqual(['']);
  document.title = 'الأسئلة | سهرة';
  jest.advanceTimersByTime(50);
  expect(heard()).toEqual(['الأسئلة | سهرة']);
});

test('while the title is replaced there is none for a moment, and nothing is said yet', () => {
  announcePage('/ar/faq');
  document.title = '';
  jest.advanceTimersByTime(100);
  expect(heard()).toEqual(['']);
  document.title = 'الأسئلة | سهرة';
  jest.advanceTimersByTime(50);
  expect(heard()).toEqual(['الأسئلة | سهرة']);
});

test('a page with the same title is said after a second', () => {
  announcePage('/ar/watch/abc');
  jest.advanceTimersByTime(999);
  expect(heard()).toEqual(['']);
  jest.advanceTimersByTime(1);
  expect(heard()).toEqual(['الرئيسية | سهرة']);
});

test('of two quick navigations the last one is said', () => {
  announcePage('/ar/faq');
  jest.advanceTimersByTime(100);
  announcePage('/ar/shows');
  document.title = 'البرامج | سهرة';
  jest.advanceTimersByTime(2000);
  expect(heard()).toEqual(['البرامج | سهرة']);
});

test('a filter of the same page is no new page', () => {
  announcePage('/ar/home');
  jest.advanceTimersByTime(2000);
  expect(heard()).toEqual(['']);
});
