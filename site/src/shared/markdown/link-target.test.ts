/** @jest-environment node */
import { linkTarget } from './link-target';

const site = {
  publicUrl: 'https://sahra.example',
  builtPaths: ['/', '/faq'],
  channels: [],
  texts: [{ __typename: 'GenericPage' as const, slug: 'about' }],
};

test.each([
  ['/faq', { kind: 'page', href: '/faq' }],
  ['/faq#trial', { kind: 'page', href: '/faq#trial' }],
  ['/about/?from=press', { kind: 'page', href: '/about?from=press' }],
  ['/ar/about', { kind: 'page', href: '/about' }],
  ['https://sahra.example/about', { kind: 'page', href: '/about' }],
  ['/', { kind: 'page', href: '/' }],
  ['/uploads/terms.pdf', { kind: 'own', href: '/uploads/terms.pdf' }],
  ['#who-we-are', { kind: 'own', href: '#who-we-are' }],
  ['mailto:press@sahra.example', { kind: 'own', href: 'mailto:press@sahra.example' }],
  ['https://other.example/a?b#c', { kind: 'outside', href: 'https://other.example/a?b#c' }],
  ['//other.example/a', { kind: 'outside', href: 'https://other.example/a' }],
  ['/\\other.example', { kind: 'outside', href: 'https://other.example/' }],
])('%s leads to %j', (href, expected) => {
  expect(linkTarget(href, site)).toEqual(expected);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://sahra.example/1',
  'ftp://sahra.example/a',
  'https://',
  '/manifesto',
  '/unknown',
])('%j is no link', (href) => {
  expect(linkTarget(href, site)).toBeNull();
});
