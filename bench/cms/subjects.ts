/** A response that both sides can produce. */
export interface Subject {
  name: string;
  /** Paths of our cms, requested in turn. */
  ours: readonly string[];
  /**
   * Strapi's `find` with populate, requested in turn: all facts, pictures and related records of the same
   * responses.
   */
  facts: readonly string[];
  /** Second Strapi request for the words of each response; empty where words and facts are one type. */
  words: readonly string[];
}

/** Identifiers of a video or show on both sides. */
export interface Key {
  key: string;
  documentId: string;
}

const PAGE = 20;

const populated = (...names: readonly string[]): string =>
  names.map((name) => `populate[${name}]=true`).join('&');

const filtered = (field: string, value: string): string => `filters[${field}][$eq]=${value}`;

const VIDEO = `${populated('poster', 'upright')}&populate[show][fields][0]=slug&populate[channel][fields][0]=slug`;
const SHOW = `${populated('poster', 'wide', 'upright')}&populate[channel][fields][0]=slug`;
const NEWEST = `sort[0]=releasedAt:desc&sort[1]=code&pagination[limit]=${PAGE}`;

const wordsOf = (type: string, documentIds: readonly string[]): string =>
  `/api/${type}?locale=en&pagination[limit]=${PAGE}&${documentIds
    .map((id, index) => `filters[documentId][$in][${index}]=${id}`)
    .join('&')}`;

/**
 * Returns the hot reads: the requests of a site page, its player and its metadata. `newest` is the first page of
 * videos.
 */
export const subjects = (
  videos: readonly Key[],
  shows: readonly Key[],
  newest: readonly Key[],
  home: Key,
): readonly Subject[] => [
  {
    name: 'a video',
    ours: videos.map(({ key }) => `/api/getVideoByCode?code=${key}`),
    facts: videos.map(({ key }) => `/api/videos?${filtered('code', key)}&${VIDEO}`),
    words: videos.map(({ documentId }) => wordsOf('video-texts', [documentId])),
  },
  {
    name: `${PAGE} videos`,
    ours: [`/api/videos?limit=${PAGE}`],
    facts: [`/api/videos?${NEWEST}&${VIDEO}`],
    words: [
      wordsOf(
        'video-texts',
        newest.map(({ documentId }) => documentId),
      ),
    ],
  },
  {
    name: 'a show',
    ours: shows.map(({ key }) => `/api/shows/${key}`),
    facts: shows.map(({ key }) => `/api/shows?${filtered('slug', key)}&${SHOW}`),
    words: shows.map(({ documentId }) => wordsOf('show-texts', [documentId])),
  },
  {
    name: 'landing page',
    ours: ['/api/pages/landing'],
    facts: [
      `/api/landing?locale=en&${populated('heroWide', 'heroTall')}&populate[rows][populate][channel][fields][0]=slug`,
    ],
    words: [],
  },
  {
    name: 'FAQ',
    ours: ['/api/faq'],
    facts: ['/api/faq-entries?locale=en&sort=position&pagination[limit]=100'],
    words: [],
  },
  {
    name: 'meta tags',
    ours: [`/api/meta_tags/${home.key}`],
    facts: [`/api/meta-tag-list?${filtered('code', home.key)}&${populated('picture')}`],
    words: [wordsOf('meta-tag-texts', [home.documentId])],
  },
];
