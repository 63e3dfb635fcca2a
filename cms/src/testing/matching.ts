/** Jest's matchers without `any`, so that they may stand in a typed expectation. */
export const someText: unknown = expect.any(String);
export const someNumber: unknown = expect.any(Number);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const textContaining = (part: string): unknown => expect.stringContaining(part);
