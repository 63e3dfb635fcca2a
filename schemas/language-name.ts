/** Returns the name of a language, tagged as BCP 47 writes it, in the words of `locale`; the tag, where it has no name. */
export const languageName = (tag: string, locale: string): string => {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
};

/** Returns the name of a language as {@link languageName} does, with a capital letter: as a choice of its own. */
export const languageTitle = (tag: string, locale: string): string => {
  const name = languageName(tag, locale);
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
};
