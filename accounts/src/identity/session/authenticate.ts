import type { FastifyRequest } from 'fastify';

import type { Database } from '../../platform/database/database';
import { Refusal } from '../../platform/http/errors/refusal';
import { noteDevice } from '../viewer/note-device';
import { prepareViewerOfSession, type SessionViewer } from '../viewer/session-viewer';
import type { AccessTokens } from './access-tokens';

/** Methods that send no mail. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const BEARER = /^Bearer ([\w.-]+)$/i;

export interface Authenticate {
  /**
   * Throws a Refusal (401) before the body is read, unless the access token is valid and its session is still open.
   */
  hook: (request: FastifyRequest) => Promise<void>;
  /** Returns the viewer that `hook` authenticated. */
  viewer: (request: FastifyRequest) => SessionViewer;
}

export const createAuthenticate = (
  database: Database,
  bearers: AccessTokens,
  clock: () => Date,
): Authenticate => {
  const viewerOfSession = prepareViewerOfSession(database);
  const admitted = new WeakMap<FastifyRequest, SessionViewer>();
  const refusal = () => new Refusal(401, 'SESSION_REQUIRED');
  return {
    hook: async (request) => {
      const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
      const claims = token === undefined ? null : await bearers.read(token, clock());
      const viewer = claims && (await viewerOfSession(claims.sessionId, clock()));
      if (viewer?.id !== claims?.viewerId || !viewer) throw refusal();
      const reads = READS.has(request.method);
      admitted.set(request, reads ? viewer : await noteDevice(database.queries, viewer, request));
    },
    viewer: (request) => {
      const viewer = admitted.get(request);
      if (!viewer) throw refusal();
      return viewer;
    },
  };
};
