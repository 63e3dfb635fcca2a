import type { FastifyRequest } from 'fastify';

import type { Database } from '../../platform/database/database';
import { Refusal } from '../../platform/http/errors/refusal';
import { prepareViewerOfSession, type ViewerFacts } from '../viewer/viewer-facts';
import type { Bearers } from './bearers';

const BEARER = /^Bearer ([\w.-]+)$/i;

export interface Authenticate {
  /** Refuses (401) before the body is read, unless the bearer is ours, in time, and its session still runs. */
  hook: (request: FastifyRequest) => Promise<void>;
  /** The viewer that `hook` let in. */
  viewer: (request: FastifyRequest) => ViewerFacts;
}

export const createAuthenticate = (database: Database, bearers: Bearers, clock: () => Date): Authenticate => {
  const viewerOfSession = prepareViewerOfSession(database);
  const admitted = new WeakMap<FastifyRequest, ViewerFacts>();
  const refusal = () => new Refusal(401, 'SESSION_REQUIRED');
  return {
    hook: async (request) => {
      const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
      const claims = token === undefined ? null : await bearers.read(token, clock());
      const viewer = claims && (await viewerOfSession(claims.sessionId, clock()));
      if (viewer?.id !== claims?.viewerId || !viewer) throw refusal();
      admitted.set(request, viewer);
    },
    viewer: (request) => {
      const viewer = admitted.get(request);
      if (!viewer) throw refusal();
      return viewer;
    },
  };
};
