import { GULF_TIME_ZONE, type Locale } from './constants';
import { firstSentence } from './first-sentence';
import { formatMoment } from './format-date';
import { namesShow } from './names-show';
import { zoneName } from './zone-name';

/** What search results and share cards show of a page; a page without a picture is shared with the site's own. */
export interface PageMeta<Picture> {
  title: string;
  description: string;
  picture: Picture | null;
}

/** Text that may be missing. */
type MaybeText = string | null | undefined;

/** In characters. Share previews cut longer descriptions. */
const DESCRIPTION_LENGTH = 200;

/** Returns a description as long as share previews show it. */
export const metaDescription = (text: string): string =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;

/** Joins the parts of a document title that are known. */
export const metaTitle = (...parts: readonly MaybeText[]): string => parts.filter(Boolean).join(' · ');

/** Merges what editors wrote for search engines over a page's own metadata; without a picture the page's own stays. */
export const withWrittenMeta = <Picture, Own extends PageMeta<Picture>>(
  own: Own,
  written: PageMeta<Picture> | null,
): Own => (written ? { ...own, ...written, picture: written.picture ?? own.picture } : own);

/** Returns the metadata of a video's page; its show is left out where the title names it. */
export const metaOfVideo = <Picture>({
  title,
  description,
  poster,
  show,
  brand,
}: {
  title: string;
  description: string;
  poster: Picture | null;
  show: MaybeText;
  brand: MaybeText;
}): PageMeta<Picture> => ({
  title: metaTitle(title, show && !namesShow(title, show) ? show : null, brand),
  description: metaDescription(description),
  picture: poster,
});

/** Returns the metadata of a show's page. Share previews are landscape; the poster is portrait. */
export const metaOfShow = <Picture>({
  title,
  description,
  wide,
  poster,
  brand,
}: {
  title: string;
  description: string;
  wide: Picture | null;
  poster: Picture | null;
  brand: MaybeText;
}): PageMeta<Picture> => ({
  title: metaTitle(title, brand),
  description: metaDescription(description),
  picture: wide ?? poster,
});

/** Returns the metadata of a page whose picture is an emblem: of a channel or a sport. */
export const metaOfEmblem = <Picture>({
  name,
  description,
  emblem,
  brand,
}: {
  name: string;
  description: string;
  emblem: Picture | null;
  brand: MaybeText;
}): PageMeta<Picture> => ({
  title: metaTitle(name, brand),
  description: metaDescription(description || name),
  picture: emblem,
});

/** Returns the metadata of a page of text, which has no picture. */
export const metaOfText = ({
  title,
  lead,
  body,
  brand,
}: {
  title: string;
  lead: string | null;
  body: string;
  brand: MaybeText;
}): PageMeta<never> => ({
  title: metaTitle(title, brand),
  description: metaDescription((lead ?? firstSentence(body)) || title),
  picture: null,
});

/**
 * Returns the metadata of a programme's page. The server does not know the reader's clock: the time is that of the
 * Gulf, and says so.
 */
export const metaOfProgramme = <Picture>({
  title,
  channel,
  startsAt,
  locale,
  video,
  poster,
  brand,
}: {
  title: string;
  channel: MaybeText;
  /** ISO 8601. */
  startsAt: string;
  locale: Locale;
  /** Description of the video in which it can be watched. */
  video: MaybeText;
  poster: Picture | null;
  brand: MaybeText;
}): PageMeta<Picture> => {
  const zone = zoneName(GULF_TIME_ZONE, locale, Date.parse(startsAt));
  const when = `${formatMoment(startsAt, locale, GULF_TIME_ZONE)}, ${zone}`;
  return {
    title: metaTitle(title, channel, brand),
    description: metaDescription([when, video].filter(Boolean).join('. ')),
    picture: poster,
  };
};

/** Returns the metadata of a page without a record of its own: what editors wrote, else its heading and the tagline. */
export const metaOfFixedPage = <Picture>({
  heading,
  brand,
  tagline,
  written,
}: {
  heading: string;
  brand: string;
  tagline: string;
  written: PageMeta<Picture> | null;
}): PageMeta<Picture> =>
  withWrittenMeta<Picture, PageMeta<Picture>>(
    { title: metaTitle(heading, brand), description: tagline, picture: null },
    written,
  );
