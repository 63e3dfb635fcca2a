import { GULF_TIME_ZONE, type Locale } from './constants';
import { firstSentence } from './first-sentence';
import { formatMoment } from './format-date';
import { namesShow } from './names-show';
import { zoneName } from './zone-name';
import { metaDescription, metaTitle, type MaybeText, type PageMeta } from './page-meta';

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
  /** ISO 8601; null while nobody has given the time. */
  startsAt: string | null;
  locale: Locale;
  /** Description of the video in which it can be watched. */
  video: MaybeText;
  poster: Picture | null;
  brand: MaybeText;
}): PageMeta<Picture> => {
  const when =
    startsAt &&
    `${formatMoment(startsAt, locale, GULF_TIME_ZONE)}, ${zoneName(GULF_TIME_ZONE, locale, Date.parse(startsAt))}`;
  return {
    title: metaTitle(title, channel, brand),
    description: metaDescription([when, video].filter(Boolean).join('. ')),
    picture: poster,
  };
};
