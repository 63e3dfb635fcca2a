/** Wraps text of either direction in bidi isolates, for use inside a sentence. */
export const isolateText = (text: string): string => `\u2068${text}\u2069`;
