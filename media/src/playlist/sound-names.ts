import type { Locale } from '@sahra/schemas/constants';
import type { SoundKind, SoundWords } from '@sahra/schemas/film';
import { languageTitle } from '@sahra/schemas/language-name';

/** Names of the special kinds, for players that are not ours. */
const KINDS: Readonly<Record<Exclude<SoundKind, 'programme'>, Readonly<Record<Locale, string>>>> = {
  description: { en: 'audio description', ar: 'وصف صوتي' },
  commentary: { en: 'commentary', ar: 'تعليق' },
  clear_speech: { en: 'clear speech', ar: 'حوار أوضح' },
};

/** Returns the name of a sound in its own language; its place in both of ours while nobody has said the language. */
const nameOf = ({ title, language, kind }: SoundWords, place: number): string => {
  // Attribute values in quotes have no quotes (RFC 8216, section 4.2).
  if (title !== null) return title.replaceAll('"', '’');
  const name = language === null ? `Sound ${place} – الصوت ${place}` : languageTitle(language, language);
  return kind === 'programme' ? name : `${name} (${KINDS[kind][language?.startsWith('ar') ? 'ar' : 'en']})`;
};

/** Returns the names of the sounds of a film. A name that two of them have gets a number: players tell them apart by it. */
export const soundNames = (sounds: readonly SoundWords[]): string[] => {
  const names: string[] = [];
  sounds.forEach((sound, index) => {
    const name = nameOf(sound, index + 1);
    let unlike = name;
    for (let number = 2; names.includes(unlike); number += 1) unlike = `${name} ${number}`;
    names.push(unlike);
  });
  return names;
};
