import { renderToStaticMarkup } from 'react-dom/server';

import { pageContext } from '../../../testing/page';
import { PageHead } from './PageHead';

const linksOf = (html: string): Record<string, string | null> =>
  Object.fromEntries(
    [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('link')].map((link) => [
      link.rel,
      link.getAttribute('href'),
    ]),
  );

test.each(['en', 'ar'] as const)('a page in %s can be put on a home screen in its language', (language) => {
  const context = pageContext({ language });
  const html = renderToStaticMarkup(<PageHead context={context} path="/home" meta={null} />);
  expect(linksOf(html)).toMatchObject({
    icon: '/favicon.svg',
    'apple-touch-icon': '/icons/apple-touch-icon.png',
    manifest: `/manifest.${language}.webmanifest`,
  });
  expect(html).toContain('<meta name="theme-color" content="#0a1218"/>');
});

test('a page names the site in its language, also before it has a record', () => {
  const context = pageContext({ language: 'ar' });
  context.chrome = { ...context.chrome, settings: { ...context.chrome.settings, brand: 'سهرة' } };
  const html = renderToStaticMarkup(<PageHead context={context} path={null} meta={null} />);
  expect(html).toContain('<meta property="og:site_name" content="سهرة"/>');
});

test('language and direction are left to the document: on navigation Gatsby would take them away for a moment', () => {
  const context = pageContext({ language: 'ar' });
  expect(renderToStaticMarkup(<PageHead context={context} path="/home" meta={null} />)).not.toContain(
    '<html',
  );
});
