import { GRAPH_CODE_OF_STATUS } from '@sahra/schemas/error-codes';
import type { GraphErrorCode } from '@sahra/schemas/error-codes';

/** Error codes per form field; the field names are the upstream's. */
export type FieldCodes = Readonly<Record<string, readonly string[]>>;

/**
 * Failure of an upstream: no response, or an error response. It contains codes only, because no
 * upstream text may leave the gateway.
 */
export class UpstreamFailure extends Error {
  constructor(
    readonly upstream: string,
    /** Null when there was no response. */
    readonly status: number | null,
    /** Code in the body of the error response; null without one. */
    readonly code: string | null = null,
    readonly fieldCodes: FieldCodes = {},
    options?: ErrorOptions,
    /** Further values of the error response, in snake_case. */
    readonly meta: Readonly<Record<string, unknown>> = {},
  ) {
    super(`${upstream} answered ${status ?? 'nothing'}${code ? ` (${code})` : ''}`, options);
    this.name = 'UpstreamFailure';
  }

  /** Code of the failure for clients of the graph. */
  get graphCode(): GraphErrorCode {
    return (this.status === null ? undefined : GRAPH_CODE_OF_STATUS[this.status]) ?? 'UPSTREAM_UNAVAILABLE';
  }
}

/** Whether the upstream was unavailable, as opposed to having refused the request. */
export const isUnavailable = (error: unknown): error is UpstreamFailure =>
  error instanceof UpstreamFailure && error.graphCode === 'UPSTREAM_UNAVAILABLE';
