const BROKEN = /[\0\p{Surrogate}]/u;

/** Checks whether a text holds NUL or half of a surrogate pair, which PostgreSQL cannot store in text or JSON. */
export const hasInvalidCharacters = (text: string): boolean => BROKEN.test(text);
