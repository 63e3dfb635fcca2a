import { PICTURE_HEADERS, pictureTypeOf, UPLOADS_PREFIX } from '@sahra/schemas/picture-address';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { sendRestError } from './upstream-failure';

/** By the route and not by the address, which may be written in other ways. */
const isUpload = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith(UPLOADS_PREFIX) ?? false;

const typeOf = ({ raw }: FastifyRequest): string | null =>
  pictureTypeOf((raw.url ?? '').split('?', 1)[0] ?? '');

const FOUND: readonly number[] = [200, 206, 304];

/**
 * Passes on pictures of the media library and no other file, whatever the cms has stored: a script of this origin
 * would be one that pages run. The media type is that of the name, not the upstream's.
 */
export const registerPictureGate = (server: FastifyInstance): void => {
  server.addHook('onRequest', async (request, reply) =>
    isUpload(request) && !typeOf(request) ? sendRestError(request, reply, 404, 'NOT_FOUND') : undefined,
  );
  server.addHook('onSend', async (request, reply, payload) => {
    if (!isUpload(request)) return payload;
    const type = typeOf(request);
    if (type && FOUND.includes(reply.statusCode)) void reply.header('content-type', type);
    void reply.headers(PICTURE_HEADERS);
    return payload;
  });
};
