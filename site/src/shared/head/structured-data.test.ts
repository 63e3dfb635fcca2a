import { videoOf } from '../../../server/testing/fake-graph';
import { headTagHtml } from './head-tag-html';
import { headTagsOf } from './head-tags';
import type { HeadMeta } from './page-head';
import { metaOfRecord } from './record-meta';
import { staticMeta } from './static-meta';
import { faqPage, graphOf } from './structured-data';

type Thing = Record<string, unknown>;

/** The things that a search engine reads in the served head of a page. */
const thingsIn = (meta: HeadMeta | null, path: string, locale: 'en' | 'ar'): Thing[] => {
  if (!meta) throw new Error('no page');
  const place = { path, locale, publicUrl: 'https://sahra.example', index: true };
  const html = headTagsOf(meta, place).map(headTagHtml).join('');
  const scripts = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.textContent ?? '') as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
};

const videoThings = (more: object, locale: 'en' | 'ar' = 'en'): Thing[] => {
  const data = videoOf('code123');
  return thingsIn(
    metaOfRecord('watch', { ...data, video: { ...(data['video'] as object), ...more } }),
    '/watch/code123',
    locale,
  );
};

const crumbs = (things: Thing[]): unknown[] => {
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  return (list?.['itemListElement'] as { item: string }[]).map(({ item }) => item);
};

test('a recording has what search engines require', () => {
  const things = videoThings({ premium: true });
  expect(things[0]).toEqual({
    '@type': 'VideoObject',
    name: 'Title of code123',
    description: 'What happens in code123',
    uploadDate: '2026-11-01T10:00:00.000Z',
    url: 'https://sahra.example/en/watch/code123',
    thumbnailUrl: 'https://sahra.example/uploads/poster.webp',
    duration: 'PT90S',
    inLanguage: 'en',
    isAccessibleForFree: false,
    requiresSubscription: true,
  });
  expect(crumbs(things)).toEqual([
    'https://sahra.example/en',
    'https://sahra.example/en/shows/night-market',
    'https://sahra.example/en/watch/code123',
  ]);
});

test('a recording names its chapters with the seconds at which they begin and end', () => {
  const chapters = [
    { startSeconds: 0, title: 'Arrival' },
    { startSeconds: 30, title: 'The song' },
  ];
  const [video] = videoThings({ chapters }, 'ar');
  const url = 'https://sahra.example/ar/watch/code123?t=';
  expect(video?.['hasPart']).toEqual([
    { '@type': 'Clip', name: 'Arrival', startOffset: 0, endOffset: 30, url: `${url}0` },
    { '@type': 'Clip', name: 'The song', startOffset: 30, endOffset: 90, url: `${url}30` },
  ]);
  expect(videoThings({ chapters, durationSeconds: null })[0]).not.toHaveProperty('hasPart');
});

test('a live event says when it is broadcast; what is missing has a stand-in', () => {
  const [video] = videoThings(
    {
      live: true,
      startsAt: '2026-11-20T18:00:00.000Z',
      endsAt: null,
      durationSeconds: null,
      description: '',
      thumbnail: null,
    },
    'ar',
  );
  expect(video).toMatchObject({
    description: 'Title of code123',
    thumbnailUrl: 'https://sahra.example/images/share.png',
    url: 'https://sahra.example/ar/watch/code123',
    publication: {
      '@type': 'BroadcastEvent',
      isLiveBroadcast: true,
      startDate: '2026-11-20T18:00:00.000Z',
    },
  });
  expect(video).not.toHaveProperty('duration');
});

const base = { contentVersion: 1, siteSettings: { brand: 'Sahra' }, metaTags: null };

test('a show is a series with its place on the site', () => {
  const show = {
    slug: 'dunes',
    title: 'Dunes',
    description: '',
    language: 'AR',
    poster: null,
    thumbnail: { url: '/uploads/d.webp', alt: '' },
  };
  const things = thingsIn(metaOfRecord('show', { ...base, show }), '/shows/dunes', 'ar');
  expect(things[0]).toEqual({
    '@type': 'TVSeries',
    name: 'Dunes',
    description: 'Dunes',
    url: 'https://sahra.example/ar/shows/dunes',
    inLanguage: 'ar',
    image: 'https://sahra.example/uploads/d.webp',
  });
  expect(crumbs(things)).toEqual(['https://sahra.example/ar', 'https://sahra.example/ar/shows/dunes']);
});

test('a channel and a page of text have their place on the site', () => {
  const channel = { slug: 'padel', name: 'Padel', description: '', language: 'EN', icon: null };
  expect(crumbs(thingsIn(metaOfRecord('channel', { ...base, channel, page: null }), '/padel', 'en'))).toEqual(
    ['https://sahra.example/en', 'https://sahra.example/en/padel'],
  );
  const page = {
    __typename: 'GenericPage',
    slug: 'about',
    title: 'About',
    language: 'EN',
    lead: null,
    body: 'x',
  };
  expect(crumbs(thingsIn(metaOfRecord('text', { ...base, channel: null, page }), '/about', 'en'))).toEqual([
    'https://sahra.example/en',
    'https://sahra.example/en/about',
  ]);
});

test('questions are written without the marks of their text, and cannot leave their script', () => {
  const data = graphOf(
    ...faqPage([{ question: 'Why </script>?', answer: 'See **this** [page](/en/faq).\n\n- Or `that`' }]),
  );
  const meta = staticMeta(null, 'FAQ', { brand: 'Sahra', tagline: 'Evening' }, null, data);
  expect(thingsIn(meta, '/faq', 'en')).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Why </script>?',
          acceptedAnswer: { '@type': 'Answer', text: 'See this page. Or that' },
        },
      ],
    },
  ]);
  expect(faqPage([])).toEqual([]);
});
