import { createHash, timingSafeEqual } from 'node:crypto';

import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';
import { verifyFilmToken } from '@sahra/schemas/film-token';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendError } from '../server/send-error';

export interface FilmAccess {
  /** Shared with the cms, which signs film tokens. */
  filmSecret: string;
  /** Shared with the gateway, which reads the states of films. */
  gatewayToken: string;
  now: () => number;
}

export interface FilmParams {
  code: string;
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

export const isGateway = ({ gatewayToken }: FilmAccess, request: FastifyRequest): boolean =>
  timingSafeEqual(hash(bearerOf(request)), hash(gatewayToken));

export const hasFilmToken = ({ filmSecret, now }: FilmAccess, request: FastifyRequest): boolean => {
  const { code } = request.params as FilmParams;
  return VIDEO_CODE_PATTERN.test(code) && verifyFilmToken(filmSecret, bearerOf(request), code, now());
};

/** Returns a hook that refuses requests without a valid film token of their code. */
export const requireFilmToken =
  (access: FilmAccess): Guard =>
  async (request, reply) =>
    hasFilmToken(access, request) ? undefined : sendError(request, reply, 403, 'FORBIDDEN');
