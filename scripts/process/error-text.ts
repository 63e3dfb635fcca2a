import { PlainError } from './plain-error';

/** What a person needs to read of an error: the sentence, or for an unexpected one the whole stack. */
export const errorText = (error: unknown): string => {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
