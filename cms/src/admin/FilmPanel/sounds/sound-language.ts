/** Languages that editors choose from, by how often films here have them. */
const OFFERED = [
  ...['ar', 'en', 'fr', 'es', 'de', 'it', 'pt', 'tr', 'fa', 'ur', 'hi', 'ckb', 'ku', 'zgh', 'so', 'sw', 'am'],
  ...['ru', 'uk', 'pl', 'nl', 'sv', 'el', 'he', 'id', 'ms', 'zh', 'ja', 'ko'],
] as const;

/** Returns the languages to choose from; `present` is one that the film has already. */
export const offeredLanguages = (present: string | null): readonly string[] =>
  present === null || OFFERED.some((each) => each === present) ? OFFERED : [present, ...OFFERED];
