import type { FastifyRequest } from 'fastify';
import { jwtVerify } from 'jose';

import { DESK_AUDIENCE, DESK_SCOPES, DESK_TOKEN_SECONDS, type DeskScope } from '@sahra/schemas/desk-access';

import { Refusal } from './errors/refusal';

/** User of the cms desk. */
export interface DeskActor {
  /** E-mail address of the desk user. */
  email: string;
  scopes: readonly DeskScope[];
}

export interface DeskGuard {
  /**
   * Returns a hook that checks the desk token.
   * @throws Refusal: 401 without a valid token, 403 without the scope.
   */
  allow: (scope: DeskScope) => (request: FastifyRequest) => Promise<void>;
  /** Returns the desk user that `allow` has authenticated. */
  actor: (request: FastifyRequest) => DeskActor;
}

const BEARER = /^Bearer ([\w.-]+)$/i;

const isScope = (value: unknown): value is DeskScope =>
  typeof value === 'string' && Object.hasOwn(DESK_SCOPES, value);

const actorOf = async (token: string, key: Uint8Array, now: Date): Promise<DeskActor | null> => {
  const verified = await jwtVerify(token, key, {
    algorithms: ['HS256'],
    audience: DESK_AUDIENCE,
    requiredClaims: ['sub', 'iat', 'exp'],
    maxTokenAge: DESK_TOKEN_SECONDS,
    currentDate: now,
  }).catch(() => null);
  const { sub, scopes } = verified?.payload ?? {};
  if (!sub || !Array.isArray(scopes)) return null;
  return { email: sub, scopes: scopes.filter(isScope) };
};

/** Creates the guard of the admin routes: every request carries its own token, signed by the cms desk. */
export const createDeskGuard = (secret: string, clock: () => Date): DeskGuard => {
  const key = new TextEncoder().encode(secret);
  const admitted = new WeakMap<FastifyRequest, DeskActor>();
  return {
    allow: (scope) => async (request) => {
      const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
      const actor = token === undefined ? null : await actorOf(token, key, clock());
      if (!actor) throw new Refusal(401, 'UNAUTHENTICATED');
      if (!actor.scopes.includes(scope)) throw new Refusal(403, 'FORBIDDEN');
      admitted.set(request, actor);
    },
    actor: (request) => {
      const actor = admitted.get(request);
      if (!actor) throw new Refusal(401, 'UNAUTHENTICATED');
      return actor;
    },
  };
};
