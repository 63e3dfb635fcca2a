import { CASE_SETTINGS, PAGE_META_CASES, type PageMetaCase } from '@sahra/schemas/testing/page-meta-cases';

import { headTagsOf } from './head-tags';
import type { HeadMeta } from './page-head';
import { metaOfRecord } from './record-meta';
import { staticMeta } from './static-meta';

type Picture = NonNullable<NonNullable<Parameters<typeof staticMeta>[0]>['metaImage']>;

const picture = (name: string): Picture => ({
  ...{ __typename: 'Picture', url: `https://sahra.example/${name}`, alt: '', width: 1600, height: 900 },
  ...{ tint: null, focus: null, renditions: [] },
});

const metaTagsOf = ({ written }: PageMetaCase) =>
  written
    ? {
        ...{ __typename: 'MetaTags' as const, title: written.title, metaDescription: written.description },
        metaImage: written.picture === null ? null : picture(written.picture),
      }
    : null;

/** The response of the graph for a case, as the operations of the pages ask for it. */
const responseOf = (each: PageMetaCase): [page: string, data: object] => {
  const { type, locale, words, pictures = [], chosen = {}, programme } = each;
  const named = (name: string) => (pictures.includes(name) ? picture(name) : null);
  const titled = { ...words, code: 'code01', slug: 'slug', language: locale.toUpperCase() };
  const show = chosen.show ? { title: chosen.show, slug: 'show' } : null;
  const channel = chosen.channel ? { name: chosen.channel, slug: 'channel' } : null;
  const more = { siteSettings: CASE_SETTINGS, metaTags: metaTagsOf(each) };
  switch (type) {
    case 'video':
      return [
        'watch',
        { ...more, video: { ...titled, show, thumbnail: named('poster'), live: false, chapters: [] } },
      ];
    case 'show':
      return ['show', { ...more, show: { ...titled, thumbnail: named('wide'), poster: named('poster') } }];
    case 'channel':
      return ['channel', { ...more, channel: { ...titled, icon: named('picture') }, page: null }];
    case 'sport':
      return ['sport', { ...more, sport: { ...titled, icon: named('picture') } }];
    case 'page':
      return [
        'text',
        {
          ...more,
          channel: null,
          page: { ...titled, lead: words['lead'] || null, __typename: 'GenericPage' },
        },
      ];
    default:
      return [
        'schedule-entry',
        {
          ...more,
          scheduleEntry: {
            ...{ ...titled, ...programme, channel, thumbnail: picture('poster') },
            video: { description: programme?.videoDescription },
          },
        },
      ];
  }
};

const metaOf = (each: PageMetaCase): HeadMeta | null =>
  each.type === 'faq'
    ? staticMeta(metaTagsOf(each), each.words['title'] ?? '', CASE_SETTINGS)
    : metaOfRecord(...responseOf(each));

test.each(PAGE_META_CASES.map((each) => [each.name, each] as const))(
  'the head and the share card of %s are what the desk shows',
  (_, each) => {
    const meta = metaOf(each);
    if (!meta) throw new Error('no page');
    const place = { path: '/page', locale: each.locale, publicUrl: 'https://sahra.example', index: true };
    const tags = headTagsOf(meta, place);
    const contentOf = (name: string) =>
      tags.find(({ attributes }) => attributes['property'] === name || attributes['name'] === name)
        ?.attributes['content'];
    const { title, description, picture: shared } = each.expected;
    expect(tags[0]?.text).toBe(title);
    expect(contentOf('description')).toBe(description);
    expect(contentOf('og:title')).toBe(title);
    expect(contentOf('og:description')).toBe(description);
    const ofSite = each.locale === 'ar' ? 'images/share-ar.png' : 'images/share.png';
    expect(contentOf('og:image')).toBe(`https://sahra.example/${shared ?? ofSite}`);
  },
);
