import { GRAPH_CODE_OF_STATUS } from '@sahra/schemas/error-codes';
import type { GraphErrorCode } from '@sahra/schemas/error-codes';
import { isRecord } from '@sahra/schemas/is-record';

import { NOT_SENT } from './send-within';

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
    /** `Retry-After` of a refusal because of too many tries. */
    readonly retryAfterSeconds?: number,
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

/** Codes of Node, undici and `sendWithin` for a connection that was never made. */
const NO_CONNECTION: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  NOT_SENT,
]);

/**
 * Whether the upstream has certainly not done what it was asked: it refused the request, or there was no connection.
 * After a timeout or a broken connection it may have.
 */
export const isWithoutEffect = (error: unknown): boolean => {
  if (!(error instanceof UpstreamFailure)) return false;
  const { status, cause } = error;
  return status !== null || (isRecord(cause) && NO_CONNECTION.has(cause['code']));
};
