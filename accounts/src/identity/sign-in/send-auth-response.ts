import type { FastifyReply } from 'fastify';

/** Writes an answer of Auth.js to a Fastify reply; nobody signed in reads as an empty object instead of null. */
export const sendAuthResponse = async (reply: FastifyReply, response: Response): Promise<FastifyReply> => {
  const cookies = response.headers.getSetCookie();
  const location = response.headers.get('location');
  if (cookies.length > 0) void reply.header('set-cookie', cookies);
  if (location && response.status === 302) void reply.header('location', location);
  const text = await response.text();
  void reply.code(response.status);
  if (text === '') return reply.send();
  return reply.type('application/json; charset=utf-8').send(text === 'null' ? '{}' : text);
};
