import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';

import type { GraphErrorCode } from '@sahra/schemas/error-codes';
import { messageOf } from '@sahra/schemas/messages';
import type { MessageCode } from '@sahra/schemas/messages';

import type { RequestScope } from '../server/request-scope';
import { UpstreamFailure } from '../upstreams/http/upstream-failure';
import { GraphFailure } from './graph-failure';

const MESSAGE_OF_CODE: Record<GraphErrorCode, MessageCode> = {
  UNAUTHENTICATED: 'SESSION_REQUIRED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  CONFLICT: 'SOMETHING_WENT_WRONG',
  RATE_LIMITED: 'RATE_LIMITED',
  UPSTREAM_UNAVAILABLE: 'UPSTREAM_UNAVAILABLE',
  PERSISTED_QUERY_NOT_FOUND: 'PERSISTED_QUERY_NOT_FOUND',
  PERSISTED_QUERY_MISMATCH: 'PERSISTED_QUERY_MISMATCH',
  PERSISTED_QUERY_NOT_SUPPORTED: 'PERSISTED_QUERY_NOT_SUPPORTED',
  OPERATION_NOT_SUPPORTED: 'OPERATION_NOT_SUPPORTED',
  BATCHING_NOT_SUPPORTED: 'BATCHING_NOT_SUPPORTED',
  DOCUMENT_MISSING: 'DOCUMENT_MISSING',
  GRAPHQL_PARSE_FAILED: 'GRAPHQL_PARSE_FAILED',
  OPERATION_NOT_FOUND: 'OPERATION_NOT_FOUND',
  PREFLIGHT_REQUIRED: 'PREFLIGHT_REQUIRED',
  METHOD_NOT_ALLOWED: 'METHOD_NOT_ALLOWED',
  NOT_ACCEPTABLE: 'NOT_ACCEPTABLE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  INTERNAL: 'SOMETHING_WENT_WRONG',
};

/**
 * Codes of Apollo Server for requests that never reach a resolver. Their message is passed on, because it
 * is about the caller's own document.
 */
const CODE_OF_PROTOCOL_ERROR: ReadonlyMap<string, GraphErrorCode> = new Map(
  Object.entries<GraphErrorCode>({
    GRAPHQL_PARSE_FAILED: 'GRAPHQL_PARSE_FAILED',
    GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
    BAD_USER_INPUT: 'BAD_USER_INPUT',
    BAD_REQUEST: 'BAD_USER_INPUT',
    OPERATION_RESOLUTION_FAILURE: 'OPERATION_NOT_FOUND',
    PERSISTED_QUERY_NOT_SUPPORTED: 'PERSISTED_QUERY_NOT_SUPPORTED',
    // Clients recognise this error by its message, `PersistedQueryNotFound`, and then send the document.
    PERSISTED_QUERY_NOT_FOUND: 'PERSISTED_QUERY_NOT_FOUND',
  }),
);

/** Errors of Apollo Server that have no code of their own, by the beginning of their message. */
const CODE_OF_PROTOCOL_MESSAGE: readonly (readonly [string, GraphErrorCode])[] = [
  ['provided sha does not match query', 'PERSISTED_QUERY_MISMATCH'],
  ['Unsupported persisted query version', 'PERSISTED_QUERY_NOT_SUPPORTED'],
  ['GraphQL operations must contain a non-empty `query`', 'DOCUMENT_MISSING'],
  ['POST body missing', 'DOCUMENT_MISSING'],
];

const CODE_OF_PROTOCOL_STATUS: Readonly<Partial<Record<number, GraphErrorCode>>> = {
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Returns the code of a request that is refused because of how it was sent. */
export const codeOfRefusedStatus = (status: number): GraphErrorCode | undefined =>
  CODE_OF_PROTOCOL_STATUS[status];

const isHttpHead = (value: unknown): value is { status: unknown } =>
  typeof value === 'object' && value !== null && 'status' in value;

/** Returns the code for an error of Apollo Server that its message or its status tells. */
const codeOfProtocolError = ({ message, extensions }: GraphQLError): GraphErrorCode | undefined => {
  const known = CODE_OF_PROTOCOL_MESSAGE.find(([beginning]) => message.startsWith(beginning));
  if (known) return known[1];
  const { http } = extensions;
  return isHttpHead(http) && typeof http.status === 'number' ? codeOfRefusedStatus(http.status) : undefined;
};

interface Meaning {
  code: GraphErrorCode;
  /** Message that replaces the one of the code, e.g. when it is about the caller's document. */
  text?: string | undefined;
  reason?: MessageCode | undefined;
  told?: Readonly<Record<string, string>>;
  retryAfterSeconds?: number | undefined;
}

/** Returns the public code of a failure and the details that the client may see. */
const meaningOf = (formatted: GraphQLFormattedError, thrown: unknown): Meaning => {
  const error = thrown instanceof GraphQLError ? (thrown.originalError ?? thrown) : thrown;
  if (error instanceof GraphFailure) {
    const { code, detail: text, reason, told, retryAfterSeconds } = error;
    return { code, text, reason, told, retryAfterSeconds };
  }
  if (error instanceof UpstreamFailure)
    return { code: error.graphCode, retryAfterSeconds: error.retryAfterSeconds };
  const protocol = thrown instanceof GraphQLError ? codeOfProtocolError(thrown) : undefined;
  if (protocol) return { code: protocol };
  const own = formatted.extensions?.['code'];
  const code = typeof own === 'string' ? CODE_OF_PROTOCOL_ERROR.get(own) : undefined;
  if (code) return { code, text: formatted.message };
  return { code: 'INTERNAL' };
};

/** Whether a failure is an internal error, which is logged with its stack. */
export const isInternal = (formatted: GraphQLFormattedError, thrown: unknown): boolean =>
  meaningOf(formatted, thrown).code === 'INTERNAL';

/**
 * Converts every failure into what the client sees: a code of the closed list and the request id, but no stack
 * and no upstream text. No other code does this.
 */
export const formatError = (
  formatted: GraphQLFormattedError,
  thrown: unknown,
  scope: RequestScope,
): GraphQLFormattedError => {
  const { code, text, reason, told, retryAfterSeconds } = meaningOf(formatted, thrown);
  scope.code ||= code;
  const { requestId, locale } = scope;
  return {
    message: text ?? messageOf(reason ?? MESSAGE_OF_CODE[code], locale, retryAfterSeconds),
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { code, requestId, ...(reason === undefined ? {} : { reason }), ...told },
  };
};
