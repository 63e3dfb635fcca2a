import { scrollToLateHash } from './scroll-to-late-hash';

let scrolledTo: string[];

/** Adds an element, and lets the observers run. */
const arrive = async (id: string): Promise<void> => {
  const element = document.createElement('section');
  element.id = id;
  document.body.append(element);
  await Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  scrolledTo = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
});
afterEach(() => jest.useRealTimers());

test('what comes late is scrolled to, once', async () => {
  scrollToLateHash('#%D8%AA%D8%AC%D8%B1%D8%A8%D8%A9');
  await arrive('other');
  await arrive('تجربة');
  await arrive('more');
  expect(scrolledTo).toEqual(['تجربة']);
});

test('what is there already is left to Gatsby', async () => {
  await arrive('comments');
  scrollToLateHash('#comments');
  await arrive('more');
  expect(scrolledTo).toEqual([]);
});

test('a viewer who scrolls themselves is not moved', async () => {
  scrollToLateHash('#comments');
  window.dispatchEvent(new Event('wheel'));
  await arrive('comments');
  expect(scrolledTo).toEqual([]);
});

test('the next page ends the wait, and so do ten seconds', async () => {
  scrollToLateHash('#comments');
  scrollToLateHash('');
  await arrive('comments');
  scrollToLateHash('#chapters');
  jest.advanceTimersByTime(10_000);
  await arrive('chapters');
  expect(scrolledTo).toEqual([]);
});

test('a hash that cannot be decoded is no element', () => {
  expect(() => scrollToLateHash('#%')).not.toThrow();
});
