import { hasLink } from './has-link';

test.each([
  'see https://example.com/a?b=c',
  'HTTP://EXAMPLE.COM',
  'www.example.net is nice',
  'example.com',
  'شاهدوا example.com الآن',
  'bit.ly/abc',
  't.me/someone',
  'win-big.casino',
  'موقع.السعودية',
  'https://مثال.إختبار/',
  'write to me@example.com',
  'ftp://files.example.org',
  '192.168.1.1/login',
  'example。com',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'exa\u200Bmple\u00AD.com',
  'example [.] com',
  'example(dot)com',
  'example dot com',
  'hxxps://example.com',
])('finds an address in %p', (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  'What an evening',
  'great.Loved it',
  'تعال.من هنا',
  'It is 1.5 times better, 3:2 in the end...',
  'at 12:30 he scores',
  'version v1.2.3',
  'yes/no?',
  'هدف رائع!! 10/10',
  'the polka dot dress',
  '@someone look at this',
  '👨‍👩‍👧 …',
])('finds none in %p', (text) => {
  expect(hasLink(text)).toBe(false);
});
