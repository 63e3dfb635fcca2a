import { HeaderMap } from '@apollo/server';

import type { GraphErrorCode } from '@sahra/schemas/error-codes';
import type { MessageCode } from '@sahra/schemas/messages';

interface FailureFacts {
  /** HTTP status of the whole response, when the failure concerns all of it. */
  status?: number;
  /** Seconds after which the caller may try again: `Retry-After`, and the end of the message. */
  retryAfterSeconds?: number;
  /**
   * More specific than the code. Its text becomes the message, in the locale of the operation, and the client
   * reads the reason as `extensions.reason`.
   */
  reason?: MessageCode;
  /** Further values that the client gets in `extensions`. */
  told?: Readonly<Record<string, string>>;
  /** Cause that only the log contains. */
  cause?: unknown;
}

/**
 * Unexpected failure with a code of the closed list. `detail` is for developers; without it, the message is
 * the text of the reason or of the code.
 */
export class GraphFailure extends Error {
  readonly reason: MessageCode | undefined;
  readonly told: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: GraphErrorCode,
    readonly detail?: string,
    { status, retryAfterSeconds, reason, told = {}, cause }: FailureFacts = {},
  ) {
    super(detail ?? reason ?? code, { cause });
    this.name = 'GraphFailure';
    this.reason = reason;
    this.told = told;
    this.retryAfterSeconds = retryAfterSeconds;
    const headers = new HeaderMap();
    if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
    const http = { status, headers };
    this.extensions = status === undefined ? {} : { http };
  }

  /** Place where Apollo Server looks for the status. */
  readonly extensions: { http?: { status: number | undefined; headers: HeaderMap } };
}
