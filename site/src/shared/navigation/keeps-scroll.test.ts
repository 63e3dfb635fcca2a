import { keepsScroll } from './keeps-scroll';

const loader: GatsbyLoader = {
  loadPage: () => Promise.resolve(undefined),
  loadPageSync: () => undefined,
  enqueue: () => ({ abort: () => undefined }),
  hovering: () => undefined,
};
const place = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://sahra.example');
  return { pathname, search, hash };
};

beforeEach(() => {
  window.___loader = loader;
});

test.each([
  ['/en/search?q=a', '/en/search?q=a&kind=show', 'PUSH', true],
  ['/en/shows', '/en/shows?channel=music', 'PUSH', true],
  ['/en/shows?channel=music', '/en/shows', 'POP', false],
  ['/en/shows', '/en/shows', 'PUSH', false],
  ['/en/shows', '/en/faq?from=shows', 'PUSH', false],
  ['/en/faq', '/en/faq?x=1#trial', 'PUSH', false],
  ['/en/faq', '/en/faq#trial', 'PUSH', false],
])('from %s to %s by %s the position is left alone: %s', (from, to, action, expected) => {
  expect(keepsScroll(place(from), { ...place(to), action })).toBe(expected);
});

test.each([
  ['/en/shows', '/en/kept', 'PUSH', true],
  ['/en/shows', '/en/kept#late', 'PUSH', false],
  ['/en/shows', '/en/kept', 'POP', false],
  ['/en/kept', '/en/shows', 'PUSH', false],
])(
  'where the route /kept keeps the position, from %s to %s by %s it is left alone: %s',
  (from, to, action, expected) => {
    const loadPageSync = (path: string) => ({ json: { pageContext: { keepsScroll: path === '/en/kept' } } });
    window.___loader = { ...loader, loadPageSync };
    expect(keepsScroll(place(from), { ...place(to), action })).toBe(expected);
  },
);

test('the first page is no change of a filter', () => {
  expect(keepsScroll(undefined, place('/en/shows?channel=music'))).toBe(false);
});
