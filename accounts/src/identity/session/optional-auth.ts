import type { FastifyRequest } from 'fastify';

import type { SessionViewer } from '../viewer/session-viewer';
import type { Authenticate } from './authenticate';

/**
 * Makes `authenticate` optional, for routes that visitors may call: without an `Authorization` header nobody is
 * signed in, but an invalid access token is still refused.
 */
export const optionalAuth = ({
  hook,
  viewer,
}: Authenticate): {
  hook: (request: FastifyRequest) => Promise<void>;
  viewer: (request: FastifyRequest) => SessionViewer | null;
} => ({
  hook: async (request) => {
    if (request.headers.authorization !== undefined) await hook(request);
  },
  viewer: (request) => (request.headers.authorization === undefined ? null : viewer(request)),
});
