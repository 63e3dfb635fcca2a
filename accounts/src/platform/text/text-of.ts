/** Reads an unvalidated field of a body as text; anything else becomes an empty text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
