import { pick } from '@gatsbyjs/reach-router';

import { pickPage } from './pick-page';

const PAGES = [
  '/watch/:videoCode',
  '/en/watch/:videoCode',
  '/en/shows/:videoSlug',
  '/en/:moreSlug',
  '/ar/:moreSlug',
  '/settings/subscription/receipts/:number',
  '/files/*',
  '/',
  '/en',
  '/en/faq',
  '/en/shows/night-bus',
  '/ar/الدراما',
].map((path) => ({ path, originalPath: `${path} is built here` }));

test.each([
  '/',
  '/en',
  '/en/',
  '/en/faq',
  '/en/faq/',
  '/en/faq?from=menu',
  '/en/FAQ',
  '/en/shows/night-bus',
  '/en/shows/last-ferry',
  '/en/shows/night-bus/episodes',
  '/en/watch/bn4x?t=12',
  '/watch/bn4x',
  '/ar/الدراما',
  '/ar/%D8%A3%D8%AE%D8%A8%D8%A7%D8%B1',
  '/settings/subscription/receipts/2026-11',
  '/files/a/b/c',
  '/nothing/of/this',
])('%s is the page that the router would choose, with its parameters', (address) => {
  expect(pickPage(PAGES, address)).toEqual(pick(PAGES, address));
});

test('the pages of 2,000 shows are not sorted for an address', () => {
  let compared = 0;
  const shows = Array.from({ length: 2000 }, (_, index) => ({
    get path() {
      compared += 1;
      return `/en/shows/show-${index}`;
    },
  }));
  expect(pickPage([...shows, { path: '/en/watch/:videoCode' }], '/en/watch/bn4x')?.params).toEqual({
    videoCode: 'bn4x',
  });
  expect(compared).toBeLessThanOrEqual(3 * shows.length);
});
