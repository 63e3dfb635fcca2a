import { LOCALES, type Locale } from '@sahra/schemas/constants';
import type { InnerCaptions, InnerRefusal } from '@sahra/schemas/film-facts';

import { languageOfWords, localeOfTag } from '../captions/language-of';
import { readCaptions } from '../captions/read-captions';
import type { FoundCaptions } from '../encoder/file-facts';

/** Whether captions inside a file are worth reading: they can be text, and in one of our languages. */
export const isReadable = ({ output, tag }: FoundCaptions): boolean =>
  output !== null && (tag === null || localeOfTag(tag) !== null);

interface Read {
  language: Locale | null;
  /** Whether the language is a guess. */
  isGuess: boolean;
  refusal: InnerRefusal | null;
  count: number;
}

const refused = (refusal: InnerRefusal): Read => ({ language: null, isGuess: false, refusal, count: 0 });

/**
 * Reads captions as their language: by the tag where the letters agree, else by the letters. Matroska and many programs
 * say English where nobody chose a language.
 */
const read = ({ tag }: FoundCaptions, text: Buffer | undefined): Read => {
  // ffmpeg writes nothing for a stream without captions.
  if (text?.length === 0) return refused('empty');
  if (!text) return refused('unreadable');
  const { cues, problems = [] } = readCaptions(text);
  if (problems.length > 0) return refused('unreadable');
  if (!cues.some(({ lines }) => lines.length > 0)) return refused('empty');
  const said = tag === null ? null : localeOfTag(tag);
  const seen = languageOfWords(cues.flatMap(({ lines }) => lines).join(' '));
  if (said !== null && (seen === null || seen.locale === said)) {
    return { language: said, isGuess: false, refusal: null, count: cues.length };
  }
  if (!seen?.locale) return refused('language');
  return { language: seen.locale, isGuess: !seen.isSure, refusal: null, count: cues.length };
};

type Judged = [FoundCaptions, Read];

/** Returns the captions of a language that can be taken without a question; whole ones, and the file's own choice. */
const firstOf = (judged: readonly Judged[], locale: Locale): FoundCaptions | undefined => {
  const sure = judged.flatMap(([each, { language, isGuess }]) =>
    language === locale && !isGuess && !each.isPartial ? [each] : [],
  );
  const rank = ({ isDefault, isForDeaf }: FoundCaptions): number => Number(isForDeaf) * 2 - Number(isDefault);
  return sure.toSorted((one, other) => rank(one) - rank(other))[0];
};

/** Returns what an editor is told of the captions inside a file. `texts` are those that are worth reading. */
export const judgeInnerCaptions = (
  found: readonly FoundCaptions[],
  texts: ReadonlyMap<number, Buffer>,
): InnerCaptions[] => {
  const judged = found.map((each): Judged => {
    if (isReadable(each)) return [each, read(each, texts.get(each.index))];
    return [each, refused(each.refusal ?? 'language')];
  });
  const first = LOCALES.map((locale) => firstOf(judged, locale));
  return judged.map(([each, { language, refusal, count }]) => ({
    inner: each.index,
    tag: each.tag,
    title: each.title,
    format: each.format,
    language,
    isDoubtful: language !== null && !first.includes(each),
    refusal,
    count,
  }));
};
