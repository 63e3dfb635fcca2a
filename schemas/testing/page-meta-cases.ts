import type { PageMeta } from '../page-meta';

/** Record as editors write it, and what the head of its page says: for the tests of the site and of the desk. */
export interface PageMetaCase {
  name: string;
  type: 'video' | 'show' | 'channel' | 'sport' | 'page' | 'schedule-entry' | 'faq';
  locale: 'en' | 'ar';
  /** Texts of `locale`, by the field of the record. */
  words: Readonly<Record<string, string>>;
  /** Fields of the facts that have a picture; it is called like its field. */
  pictures?: readonly string[];
  /** Title of a chosen show or channel. */
  chosen?: { show?: string; channel?: string };
  /** Of a programme: its beginning, and the description of its video, whose picture is called `poster`. */
  programme?: { startsAt: string; videoDescription: string };
  written?: PageMeta<string>;
  expected: PageMeta<string>;
}

export const CASE_SETTINGS = { brand: 'Sahra', tagline: 'Your evening' } as const;

const LONG = `${'word '.repeat(39)}here goes on.`;

export const PAGE_META_CASES: readonly PageMetaCase[] = [
  {
    ...{ name: 'a video of a show, with a long description', type: 'video', locale: 'en' },
    ...{ words: { title: 'Arrival', description: LONG }, pictures: ['poster'], chosen: { show: 'Dunes' } },
    expected: {
      ...{ title: 'Arrival · Dunes · Sahra', picture: 'poster' },
      description: `${'word '.repeat(39)}here…`,
    },
  },
  {
    ...{ name: 'a video whose title names its show', type: 'video', locale: 'ar' },
    ...{ words: { title: '«كثبان» مباشر', description: 'ليلة.' }, chosen: { show: 'كثبان' } },
    expected: { title: '«كثبان» مباشر · Sahra', description: 'ليلة.', picture: null },
  },
  {
    ...{ name: 'a show, by its landscape picture', type: 'show', locale: 'en' },
    ...{ words: { title: 'Dunes', description: 'Sand.' }, pictures: ['poster', 'wide'] },
    expected: { title: 'Dunes · Sahra', description: 'Sand.', picture: 'wide' },
  },
  {
    ...{ name: 'a show that has only a poster', type: 'show', locale: 'ar' },
    ...{ words: { title: 'كثبان', description: 'رمل.' }, pictures: ['poster'] },
    expected: { title: 'كثبان · Sahra', description: 'رمل.', picture: 'poster' },
  },
  {
    ...{ name: 'a show with a text for search, without a picture of its own', type: 'show', locale: 'en' },
    ...{ words: { title: 'Dunes', description: 'Sand.' }, pictures: ['poster', 'wide'] },
    written: { title: 'Dunes: the series', description: 'Watch it.', picture: null },
    expected: { title: 'Dunes: the series', description: 'Watch it.', picture: 'wide' },
  },
  {
    ...{ name: 'a channel without a description', type: 'channel', locale: 'en' },
    ...{ words: { name: 'Padel', description: '' }, pictures: ['picture'] },
    expected: { title: 'Padel · Sahra', description: 'Padel', picture: 'picture' },
  },
  {
    ...{ name: 'a sport with a text and a picture for search', type: 'sport', locale: 'ar' },
    ...{ words: { name: 'بادل', description: 'مضرب.' }, pictures: ['picture'] },
    written: { title: 'كل البادل', description: 'شاهد.', picture: 'share' },
    expected: { title: 'كل البادل', description: 'شاهد.', picture: 'share' },
  },
  {
    ...{ name: 'a page of text with an introduction', type: 'page', locale: 'en' },
    words: { title: 'About us', lead: 'What we do.', body: 'Because.' },
    expected: { title: 'About us · Sahra', description: 'What we do.', picture: null },
  },
  {
    ...{ name: 'a page of text without an introduction', type: 'page', locale: 'ar' },
    words: { title: 'من نحن', lead: '', body: '## لماذا\n\nلأن **سهرة** لك. حقًا.' },
    expected: { title: 'من نحن · Sahra', description: 'لأن سهرة لك.', picture: null },
  },
  {
    ...{ name: 'a programme, with its time', type: 'schedule-entry', locale: 'en' },
    ...{ words: { title: 'The derby' }, chosen: { channel: 'Padel' } },
    programme: { startsAt: '2026-11-29T16:00:00.000Z', videoDescription: 'Two teams.' },
    expected: {
      ...{ title: 'The derby · Padel · Sahra', picture: 'poster' },
      description: 'Sunday, 29 November at 20:00, Gulf Standard Time (\u2068GMT+4\u2069). Two teams.',
    },
  },
  {
    ...{ name: 'a fixed page', type: 'faq', locale: 'en', words: { title: 'Questions' } },
    expected: { title: 'Questions · Sahra', description: 'Your evening', picture: null },
  },
  {
    ...{ name: 'a fixed page with a text for search', type: 'faq', locale: 'en' },
    words: { title: 'Questions' },
    written: { title: 'Questions and answers', description: 'Short answers.', picture: null },
    expected: { title: 'Questions and answers', description: 'Short answers.', picture: null },
  },
];
