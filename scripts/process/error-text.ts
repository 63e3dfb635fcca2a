import { PlainError } from './plain-error';

/** Returns the text of an error for the user: the message, or the whole stack of an unexpected error. */
export const errorText = (error: unknown): string => {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
