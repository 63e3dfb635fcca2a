import { HeaderMap } from '@apollo/server';

import type { GraphErrorCode } from '@sahra/schemas/error-codes';
import type { MessageCode } from '@sahra/schemas/messages';

interface FailureFacts {
  /** HTTP status of the whole answer, where the failure concerns all of it. */
  status?: number;
  /** Headers of the whole answer. */
  headers?: Readonly<Record<string, string>>;
  /** Says more than the code: its text is the message, in the language of the operation, and the caller reads it as `extensions.reason`. */
  reason?: MessageCode;
  /** Told to the caller in `extensions`. */
  told?: Readonly<Record<string, string>>;
  /** What only the log is told. */
  cause?: unknown;
}

/** An unexpected failure with a code of the closed list. `detail` is for developers; without it the message is the reason's or the code's own. */
export class GraphFailure extends Error {
  readonly reason: MessageCode | undefined;
  readonly told: Readonly<Record<string, string>>;

  constructor(
    readonly code: GraphErrorCode,
    readonly detail?: string,
    { status, headers = {}, reason, told = {}, cause }: FailureFacts = {},
  ) {
    super(detail ?? reason ?? code, { cause });
    this.name = 'GraphFailure';
    this.reason = reason;
    this.told = told;
    const http = { status, headers: new HeaderMap(Object.entries(headers)) };
    this.extensions = status === undefined ? {} : { http };
  }

  /** Where Apollo Server looks for the status. */
  readonly extensions: { http?: { status: number | undefined; headers: HeaderMap } };
}
