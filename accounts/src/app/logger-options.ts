import type { FastifyRequest } from 'fastify';

import type { Dependencies } from './dependencies';

const SECRET_FIELDS = ['password', 'token', 'csrfToken', 'authorization', 'cookie', 'set-cookie'];

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/**
 * What a log line may hold: no query string (providers answer codes in it), no header, no body,
 * and of an error neither the row nor the values that PostgreSQL names.
 */
export const loggerOptions = ({ config, logStream }: Dependencies) => ({
  level: config.logLevel,
  ...(logStream && { stream: logStream }),
  redact: SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?', 1)[0], ip }),
    err: (error: Error) => ({
      type: error.name,
      message: error.message,
      stack: error.stack ?? '',
      code: codeOf(error),
    }),
  },
});
