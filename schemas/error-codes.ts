/** The closed list of `extensions.code` for unexpected failures in the graph. */
export const GRAPH_ERROR_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
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
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
};
