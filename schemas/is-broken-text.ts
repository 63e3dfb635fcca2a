const BROKEN = /[\0\p{Surrogate}]/u;

/** Whether a text holds NUL or half of a surrogate pair: PostgreSQL keeps neither in a text or a JSON value. */
export const isBrokenText = (text: string): boolean => BROKEN.test(text);
