import { cleanDigits } from '@sahra/schemas/clean-digits';

/** Reads a whole number from a field, digits of both scripts; undefined when it is none or out of its range. */
export const readCount = (text: string, min: number, max: number): number | undefined => {
  const written = cleanDigits(text);
  if (!/^\d{1,9}$/.test(written)) return undefined;
  const count = Number(written);
  return count >= min && count <= max ? count : undefined;
};
