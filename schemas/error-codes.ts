/** The closed list of `extensions.code` for unexpected failures in the graph. */
export const GRAPH_ERROR_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
  // A hash was sent without its document, and the document is not known: send both.
  'PERSISTED_QUERY_NOT_FOUND',
  // A hash was sent that is not the SHA-256 of the document beside it.
  'PERSISTED_QUERY_MISMATCH',
  // Persisted documents of this version are not understood.
  'PERSISTED_QUERY_NOT_SUPPORTED',
  // The schema has no operation of this kind, e.g. no subscriptions.
  'OPERATION_NOT_SUPPORTED',
  // Several operations were sent in one list.
  'BATCHING_NOT_SUPPORTED',
  'INTERNAL',
] as const;
export type GraphErrorCode = (typeof GRAPH_ERROR_CODES)[number];

/** Body of every REST refusal: `errors` is present when fields are at fault. `code` is a key of messages/{en,ar}.json. */
export interface RestError {
  message: string;
  code: string;
  errors?: Record<string, string[]>;
}

/** Which graph error an upstream status means; anything else from an upstream is UPSTREAM_UNAVAILABLE. */
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

/** How a request is refused that was sent too slowly, is too large, or is one of too many unfinished ones; the connection is closed. */
export const TRANSFER_ERROR_CODES = {
  408: 'REQUEST_TIMEOUT',
  413: 'CONTENT_TOO_LARGE',
  429: 'RATE_LIMITED',
} as const;
export type TransferErrorStatus = keyof typeof TRANSFER_ERROR_CODES;
