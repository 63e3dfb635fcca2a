/** A field of a body that nobody has looked at yet, as text; anything else reads as nothing. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
