/** Returns a constructor of formatters that makes each of them once. */
const once = <Options, Format>(
  make: (tag: string | undefined, options?: Options) => Format,
): ((tag: string | undefined, options?: Options) => Format) => {
  const made = new Map<string, Format>();
  return (tag, options) => {
    const key = `${tag} ${JSON.stringify(options ?? {})}`;
    const known = made.get(key);
    if (known) return known;
    const format = make(tag, options);
    made.set(key, format);
    return format;
  };
};

/**
 * Formatters of `Intl`, each made once: making one takes many times as long as formatting with it, and a page of cards
 * formats a hundred hours and prices. Tags and options are those of the constructors: without a tag, the language is
 * the machine's own.
 */
export const dateFormat = once<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (tag, options) => new Intl.DateTimeFormat(tag, options),
);
export const numberFormat = once<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (tag, options) => new Intl.NumberFormat(tag, options),
);
export const relativeTimeFormat = once<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  (tag, options) => new Intl.RelativeTimeFormat(tag, options),
);
export const pluralRules = once<Intl.PluralRulesOptions, Intl.PluralRules>(
  (tag, options) => new Intl.PluralRules(tag, options),
);
