import { LOCALES, type Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';
import { metaOfFixedPage, withWrittenMeta, type PageMeta } from '@sahra/schemas/page-meta';
import {
  metaOfEmblem,
  metaOfProgramme,
  metaOfShow,
  metaOfText,
  metaOfVideo,
} from '@sahra/schemas/record-meta';

import type { HeadSource, PictureValue, RecordValue } from '../../../desk/record/record-detail';
import { fillPlaceholders } from '../../../placeholders/fill-placeholders';
import { textOf } from '../fields/control-props';
import { shownValue, type Part, type RecordState } from './record-state';

/** The head of a page in one language, with the address of its picture. */
type Head = PageMeta<string>;

/** Record behind a page: its type, and the value of each field. */
interface Behind {
  type: string;
  value: (part: Exclude<Part, 'focal'>, name: string) => unknown;
}

/** Fields without which the site has nothing to show of a language. */
const TITLES = ['title', 'name'];

/** The language that the site shows: one without a title falls back to the other. */
const shownLocale = ({ value }: Behind, locale: Locale): Locale => {
  const isWritten = (each: Locale): boolean => TITLES.some((name) => textOf(value(each, name)) !== '');
  return [locale, ...LOCALES].find(isWritten) ?? locale;
};

const pictureIn = ({ value }: Behind, name: string): string | null =>
  (value('facts', name) as PictureValue | null | undefined)?.small ?? null;

/** An instant that is typed at the moment, or null. */
const instantOf = (value: unknown): string | null => {
  const text = textOf(value);
  return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
};

/** The head as the record itself says it, without what editors wrote for search. */
const ownHead = (behind: Behind, head: HeadSource, locale: Locale): Head => {
  const shown = shownLocale(behind, locale);
  const text = (name: string): string => fillPlaceholders(textOf(behind.value(shown, name)), shown);
  const chosen = (name: string): RecordValue | null =>
    (behind.value('facts', name) as RecordValue | null | undefined) ?? null;
  const titleOf = (name: string): string | null => {
    const titles = chosen(name)?.titles;
    return (titles?.[locale] || titles?.en || titles?.ar) ?? null;
  };
  const brand = head.brand[locale];
  switch (behind.type) {
    case 'video':
      return metaOfVideo({
        ...{ title: text('title'), description: text('description'), show: titleOf('show'), brand },
        poster: pictureIn(behind, 'poster'),
      });
    case 'show':
      return metaOfShow({
        ...{ title: text('title'), description: text('description'), brand },
        ...{ wide: pictureIn(behind, 'wide'), poster: pictureIn(behind, 'poster') },
      });
    case 'channel':
    case 'sport':
      return metaOfEmblem({
        ...{ name: text('name'), description: text('description'), brand },
        emblem: pictureIn(behind, 'picture'),
      });
    case 'page':
      return metaOfText({ title: text('title'), lead: text('lead') || null, body: text('body'), brand });
    case 'schedule-entry':
      return metaOfProgramme({
        ...{ title: text('title'), channel: titleOf('channel'), locale: shown, brand },
        startsAt: instantOf(behind.value('facts', 'startsAt')),
        ...{ video: head.videoDescription[locale], poster: chosen('video')?.picture ?? null },
      });
    default:
      return metaOfFixedPage<string>({
        ...{ heading: text('title') || brand, brand, tagline: head.tagline[locale], written: null },
      });
  }
};

/** What editors are writing for search in the open record, field by field over the head of its page. */
const typedHead = (own: Head, { value }: Behind, locale: Locale): Head => ({
  title: fillPlaceholders(textOf(value(locale, 'title')), locale) || own.title,
  description: fillPlaceholders(textOf(value(locale, 'description')), locale) || own.description,
  picture: (value('facts', 'picture') as PictureValue | null | undefined)?.small ?? own.picture,
});

const pageOf = ({ page }: HeadSource): Behind => ({
  type: page?.type ?? '',
  value: (part, name) => ownValue((part === 'facts' ? page?.facts : page?.words[part]) ?? {}, name),
});

/**
 * Returns what the site says in the head of the open record's page, with what is typed; null for a record without a
 * page. The rules are those of the site: `schemas/page-meta.ts` and `schemas/record-meta.ts`.
 */
export const headOfRecord = (state: RecordState, locale: Locale): Head | null => {
  const { head, record } = state.detail;
  if (!head) return null;
  const open: Behind = { type: record.type, value: (part, name) => shownValue(state, part, name) };
  if (record.type === 'meta-tags') return typedHead(ownHead(pageOf(head), head, locale), open, locale);
  const live = head.written?.live[locale] ?? null;
  const written = live && { ...live, picture: head.written?.picture ?? null };
  return withWrittenMeta<string, Head>(ownHead(open, head, locale), written);
};
