import { redactLine, redactPath, redactText } from './redact';

/** Properties of a Fastify request that are logged. */
interface LoggedRequest {
  method: string;
  url: string;
  ip: string;
  routeOptions?: { url?: string | undefined };
}

/** A type, not an interface, because Fastify requires one with an implicit index signature. */
type SerializedError = {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: SerializedError;
  errors?: SerializedError[];
};

export interface LogStream {
  write: (line: string) => void;
}

const CAUSES_MAX = 4;
/** Values that PostgreSQL, Node and GraphQL quote in error messages. */
const QUOTED_VALUE = /(: |value |Received )(["'])[^\n]{0,500}?\2/g;
const JSON_EXCERPT = /"[^\n]{0,500}" is not valid JSON/g;

const withoutValues = (text: string): string =>
  redactText(text.replace(JSON_EXCERPT, 'invalid JSON').replace(QUOTED_VALUE, '$1$2…$2'));

/** Serializes an error without the properties that libraries add: addresses, rows, parameters, bodies, headers. */
const serializeError = (error: unknown, depth = 0): SerializedError => {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutValues(String(error)), stack: '' };
  const { name, message, stack = '', cause } = error;
  const inner = depth < CAUSES_MAX;
  return {
    type: name,
    message: withoutValues(message),
    stack: withoutValues(stack),
    ...('code' in error && { code: error.code }),
    ...(inner && cause instanceof Error && { cause: serializeError(cause, depth + 1) }),
    ...(inner &&
      error instanceof AggregateError && {
        errors: error.errors.map((each: unknown) => serializeError(each, depth + 1)),
      }),
  };
};

/** Returns the route pattern, which contains no values, or the redacted path for a catch-all route. */
export const pathOf = ({ url, routeOptions }: Pick<LoggedRequest, 'url' | 'routeOptions'>): string => {
  const pattern = routeOptions?.url;
  return pattern === undefined || pattern.includes('*') ? redactPath(url) : pattern;
};

/**
 * Returns Fastify's `logger` option for every service: JSON lines without queries, headers, bodies, signatures,
 * tokens and e-mail addresses, whichever code writes the line (docs/decisions/0092).
 */
export const logOptions = (level: string, stream?: LogStream) => ({
  level,
  ...(stream && { stream }),
  serializers: {
    req: (request: LoggedRequest) => ({ method: request.method, path: pathOf(request), ip: request.ip }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
    err: (error: unknown) => serializeError(error),
  },
  hooks: { streamWrite: redactLine },
});
