import { parseVideoCount } from './parse-video-count';

test.each([
  [['--videos', '40000'], 40_000],
  [['--videos=0'], 0],
])('%j', (args, videos) => {
  expect(parseVideoCount(args)).toBe(videos);
});

test.each([
  [[]],
  [['--videos']],
  [['--videos', 'many']],
  [['--videos', '-1']],
  [['--videos', '9', 'more']],
  [['9']],
])('%j is answered with how to ask', (args) => {
  expect(() => parseVideoCount(args)).toThrow('npm run seed -- --videos 40000');
});
