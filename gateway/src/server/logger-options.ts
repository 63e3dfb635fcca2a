import type { FastifyRequest } from 'fastify';

/** JSON lines without headers and without query strings: variables of an operation may hold what nobody should read in a log. */
export const loggerOptions = (level: string) => ({
  level,
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, url: url.split('?')[0], ip }),
  },
});
