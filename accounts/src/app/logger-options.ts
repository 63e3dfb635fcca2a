import type { FastifyRequest } from 'fastify';

import type { Dependencies } from './dependencies';

const SECRET_FIELDS = ['password', 'token', 'csrfToken', 'authorization', 'cookie', 'set-cookie'];

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/**
 * What a log line may hold: no address but the route's pattern (tokens and codes stand in paths and queries), no header, no body,
 * and of an error neither the row nor the values that PostgreSQL names.
 */
export const loggerOptions = ({ config, logStream }: Dependencies) => ({
  level: config.logLevel,
  ...(logStream && { stream: logStream }),
  redact: SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
  serializers: {
    req: ({ method, routeOptions, ip }: FastifyRequest) => ({
      method,
      route: routeOptions.url ?? 'none',
      ip,
    }),
    err: (error: Error) => ({
      type: error.name,
      message: error.message,
      stack: error.stack ?? '',
      code: codeOf(error),
    }),
  },
});
