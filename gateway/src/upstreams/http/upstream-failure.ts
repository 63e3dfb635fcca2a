import { GRAPH_CODE_OF_STATUS } from '@sahra/schemas/error-codes';
import type { GraphErrorCode } from '@sahra/schemas/error-codes';

/** Codes of one field of a refused form, as the upstream names the field. */
export type FieldCodes = Readonly<Record<string, readonly string[]>>;

/** An upstream that did not answer, or answered with a refusal. Carries codes only: no upstream text leaves the gateway. */
export class UpstreamFailure extends Error {
  constructor(
    readonly upstream: string,
    /** Null when no answer came at all. */
    readonly status: number | null,
    /** Code of the refusal's body, when it had one. */
    readonly code: string | null = null,
    readonly fieldCodes: FieldCodes = {},
    options?: ErrorOptions,
    /** What the refusal says besides its code, in snake_case. */
    readonly meta: Readonly<Record<string, unknown>> = {},
  ) {
    super(`${upstream} answered ${status ?? 'nothing'}${code ? ` (${code})` : ''}`, options);
    this.name = 'UpstreamFailure';
  }

  /** What the failure means to a caller of the graph. */
  get graphCode(): GraphErrorCode {
    return (this.status === null ? undefined : GRAPH_CODE_OF_STATUS[this.status]) ?? 'UPSTREAM_UNAVAILABLE';
  }
}

/** Whether the upstream could not answer, as opposed to having refused. */
export const isUnavailable = (error: unknown): error is UpstreamFailure =>
  error instanceof UpstreamFailure && error.graphCode === 'UPSTREAM_UNAVAILABLE';
