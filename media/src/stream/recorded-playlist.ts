import { LOCALES } from '@sahra/schemas/constants';

import { MASTER_PLAYLIST, type Stream } from '../library/library';
import { subtitlePlaylist, withSubtitles } from '../playlist/subtitles';

/**
 * Returns the text of a recording's playlist that is written for each request, because its captions come and go: the
 * list of qualities, and the captions of one language. Undefined for everything that is a file, or not there.
 */
export const recordedPlaylist = (stream: Stream, file: string): string | undefined => {
  if (stream.live || !file.endsWith('.m3u8')) return undefined;
  const locales = LOCALES.filter((locale) => stream.has(`captions/${locale}.vtt`));
  const text = stream.text(file);
  if (text !== undefined) return file === MASTER_PLAYLIST ? withSubtitles(text, locales) : text;
  const locale = locales.find((each) => file === `captions/${each}.m3u8`);
  return locale && subtitlePlaylist(locale, stream.seconds);
};
