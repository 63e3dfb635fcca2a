import { openPatterns } from './open-patterns';

const shell = (matchPath: string) => ({ path: `/shells${matchPath.split(':')[0]}`, matchPath });
const built = (path: string) => ({ path, matchPath: path });

test('browsers are told the patterns that fit no built page, however many pages are built', () => {
  const watch = shell('/en/watch/:videoCode');
  const receipt = shell('/settings/subscription/receipts/:number');
  const shows = Array.from({ length: 2000 }, (_, index) => built(`/en/shows/show-${index}`));
  const list = [
    receipt,
    ...shows,
    watch,
    shell('/en/shows/:videoSlug'),
    built('/en/faq'),
    shell('/en/:moreSlug'),
  ];
  expect(openPatterns(JSON.stringify(list))).toEqual([receipt, watch]);
});

test('a pattern is known while none of its pages is built', () => {
  const [show, channel] = [shell('/shows/:videoSlug'), shell('/:moreSlug')];
  expect(openPatterns(JSON.stringify([show, channel, built('/faq')]))).toEqual([show]);
});

test('a page of another depth or another language is none of a pattern', () => {
  const show = shell('/en/shows/:videoSlug');
  const others = [built('/ar/shows/night-bus'), built('/en/shows'), built('/en/shows/night-bus/episodes')];
  expect(openPatterns(JSON.stringify([show, ...others]))).toEqual([show]);
});
