import { NOT_HYDRATED_ATTRIBUTE } from '../early-press/early-press-attributes';
import { unfinishedPageScript } from './unfinished-page-script';

const TEXTS = { text: 'Its buttons do not work yet.', reload: 'Reload the page' };
const notice = (): Element | null => document.querySelector('[role="alert"]');

/** Adds the page, not hydrated, with the script in its head. */
const open = (): void => {
  document.documentElement.setAttribute(NOT_HYDRATED_ATTRIBUTE, '');
  document.body.innerHTML = '<button>Menu</button><a href="#there">Home</a>';
};
const failScript = (src: string): void => {
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: src });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
};

beforeEach(() => {
  jest.useFakeTimers();
  // Each script keeps its own notice.
  const script = document.createElement('script');
  script.textContent = unfinishedPageScript(TEXTS);
  document.head.replaceChildren(script);
  open();
});
afterEach(() => jest.useRealTimers());

test('a script of the page that does not come is told, with a link that loads the page again', () => {
  failScript(`${location.origin}/app-1.js`);
  expect(notice()).toHaveTextContent('Its buttons do not work yet. Reload the page');
  expect(notice()?.querySelector('a')).toHaveAttribute('href', '/');
});

test.each([
  ['a script of others', () => failScript('https://ads.example/a.js')],
  [
    'an error of an extension',
    () => window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://a/a.js' })),
  ],
  [
    'a picture',
    () => {
      const picture = document.body.appendChild(document.createElement('img'));
      picture.src = `${location.origin}/a.webp`;
      picture.dispatchEvent(new Event('error'));
    },
  ],
])('%s tells nothing', (_, fail) => {
  fail();
  expect(notice()).toBeNull();
});

test.each([
  [
    'a script that cannot run',
    () => window.dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/app-1.js` })),
  ],
  ['data that does not come', () => window.dispatchEvent(new Event('unhandledrejection'))],
])('%s is told too', (_, fail) => {
  fail();
  expect(notice()).not.toBeNull();
});

test('a press that waits is told after a while, a link is not in need of it', () => {
  document.querySelector('a')?.click();
  jest.advanceTimersByTime(10_000);
  expect(notice()).toBeNull();
  document.querySelector('button')?.click();
  jest.advanceTimersByTime(7_000);
  expect(notice()).toBeNull();
  jest.advanceTimersByTime(2_000);
  expect(notice()).not.toBeNull();
});

test('a page that works says nothing', () => {
  document.documentElement.removeAttribute(NOT_HYDRATED_ATTRIBUTE);
  document.querySelector('button')?.click();
  jest.advanceTimersByTime(10_000);
  failScript(`${location.origin}/lazy-1.js`);
  expect(notice()).toBeNull();
});
