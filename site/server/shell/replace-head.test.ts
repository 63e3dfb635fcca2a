import { replaceHead } from './replace-head';

const PAGE = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
  '<meta name="theme-color" content="#0a1218" data-gatsby-head="true"/>',
  '<meta property="og:site_name" content="Sahra" data-gatsby-head="true"/>',
  '<meta name="description" content="All shorts" data-gatsby-head="true"/>',
  '<meta property="og:title" content="Shorts" data-gatsby-head="true"/>',
  '<meta name="twitter:card" content="summary_large_image" data-gatsby-head="true"/>',
  '<title data-gatsby-head="true">Shorts · Sahra</title>',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml" data-gatsby-head="true"/>',
  '<link rel="canonical" href="https://sahra.example/en/shorts" data-gatsby-head="true"/>',
  '<script type="application/ld+json" data-gatsby-head="true">{"@type":"ItemList"}</script>',
  '<script>var first = 1;</script></head><body>x</body></html>',
].join('');

test('the metadata of the page gives way to that of the record, everything else stays', () => {
  const html = replaceHead(PAGE, [
    { name: 'title', attributes: {}, text: 'One $& "only" <b>' },
    { name: 'meta', attributes: { property: 'og:title', content: 'One' } },
  ]);
  expect(html).toBe(
    [
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
      '<meta name="theme-color" content="#0a1218" data-gatsby-head="true"/>',
      '<meta property="og:site_name" content="Sahra" data-gatsby-head="true"/>',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml" data-gatsby-head="true"/>',
      '<script>var first = 1;</script>',
      '<title data-gatsby-head="true">One $&amp; &quot;only&quot; &lt;b&gt;</title>',
      '<meta property="og:title" content="One" data-gatsby-head="true">',
      '</head><body>x</body></html>',
    ].join(''),
  );
});
