import type { FilmFailure } from '@sahra/schemas/film';

/** A reason why no film can be made of a file. `message` is for the log, `reason` for the editor. */
export class FilmError extends Error {
  readonly reason: FilmFailure;

  constructor(reason: FilmFailure, message: string) {
    super(message);
    this.name = 'FilmError';
    this.reason = reason;
  }
}

/** A program took longer than it may. */
export class ToolTimeout extends FilmError {
  constructor(program: string, seconds: number) {
    super('ENCODER_FAILED', `${program} took more than ${seconds} seconds.`);
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Returns the reason of a failed job for the editor. */
export const failureOf = (error: unknown): FilmFailure => {
  if (error instanceof FilmError) return error.reason;
  return codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT' ? 'STORAGE_FULL' : 'ENCODER_FAILED';
};
