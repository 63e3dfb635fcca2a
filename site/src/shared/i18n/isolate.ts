/** What is read from left to right whatever stands around it, for use inside a sentence: figures, addresses, codes. */
export const isolate = (text: string): string => `\u2066${text}\u2069`;
