/** All values of `extensions.code` for unexpected failures in the graph. */
export const GRAPH_ERROR_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
  // The request has neither a document nor the hash of one.
  'DOCUMENT_MISSING',
  // The document cannot be parsed.
  'GRAPHQL_PARSE_FAILED',
  // The document has no operation of that name, or has several and the request names none.
  'OPERATION_NOT_FOUND',
  // The request has only a hash, and the gateway does not know the document: send both.
  'PERSISTED_QUERY_NOT_FOUND',
  // The hash is not the SHA-256 of the document in the same request.
  'PERSISTED_QUERY_MISMATCH',
  // The request uses an unsupported version of persisted queries.
  'PERSISTED_QUERY_NOT_SUPPORTED',
  // The operation is not answered this way, e.g. a subscription outside of an event stream.
  'OPERATION_NOT_SUPPORTED',
  // The request contains a list of operations.
  'BATCHING_NOT_SUPPORTED',
  // A GET without one of the headers that make browsers ask for leave first (CSRF).
  'PREFLIGHT_REQUIRED',
  // Queries take GET and POST, mutations POST only.
  'METHOD_NOT_ALLOWED',
  // The caller accepts no JSON.
  'NOT_ACCEPTABLE',
  // The body is not JSON by its Content-Type.
  'UNSUPPORTED_MEDIA_TYPE',
  'INTERNAL',
] as const;
export type GraphErrorCode = (typeof GRAPH_ERROR_CODES)[number];

/**
 * Body of every REST error response. `errors` is present for field errors; `code` is a key of
 * messages/{en,ar}.json.
 */
export interface RestError {
  message: string;
  code: string;
  errors?: Record<string, string[]>;
}

/** Graph error code for an upstream's HTTP status; every other status becomes UPSTREAM_UNAVAILABLE. */
export const GRAPH_CODE_OF_STATUS: Readonly<Record<number, GraphErrorCode>> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  414: 'BAD_USER_INPUT',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  431: 'BAD_USER_INPUT',
};

/**
 * Error codes for requests that are too slow, too large, or beyond the limit of unfinished requests; the connection
 * is closed.
 */
export const TRANSFER_ERROR_CODES = {
  408: 'REQUEST_TIMEOUT',
  413: 'CONTENT_TOO_LARGE',
  429: 'RATE_LIMITED',
} as const;
export type TransferErrorStatus = keyof typeof TRANSFER_ERROR_CODES;
