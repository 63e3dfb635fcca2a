/** Wraps left-to-right text (numbers, URLs, codes) in bidi isolates, for use inside a sentence. */
export const isolate = (text: string): string => `\u2066${text}\u2069`;
