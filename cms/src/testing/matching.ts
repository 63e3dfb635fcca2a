/** Jest's matchers typed as `unknown` instead of `any`, for typed expectations. */
export const someText: unknown = expect.any(String);
export const someNumber: unknown = expect.any(Number);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const textContaining = (part: string): unknown => expect.stringContaining(part);
