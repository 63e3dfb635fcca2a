import type { GraphErrorCode } from '@sahra/schemas/error-codes';

/** An unexpected failure with a code of the closed list. `detail` is for developers; without it the message is the code's own. */
export class GraphFailure extends Error {
  constructor(
    readonly code: GraphErrorCode,
    readonly detail?: string,
    /** HTTP status of the whole answer, where the failure concerns all of it. */
    httpStatus?: number,
  ) {
    super(detail ?? code);
    this.name = 'GraphFailure';
    this.extensions = httpStatus === undefined ? {} : { http: { status: httpStatus } };
  }

  /** Where Apollo Server looks for the status. */
  readonly extensions: { http?: { status: number } };
}
