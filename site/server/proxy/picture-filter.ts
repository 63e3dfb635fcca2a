import { PICTURE_HEADERS, pictureTypeOf, UPLOADS_PREFIX } from '@sahra/schemas/picture-address';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { sendRestError } from './upstream-failure';

/** Checks the route instead of the URL, which can be written in several ways. */
const isUpload = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith(UPLOADS_PREFIX) ?? false;

const typeOf = ({ raw }: FastifyRequest): string | null =>
  pictureTypeOf((raw.url ?? '').split('?', 1)[0] ?? '');

const FOUND: readonly number[] = [200, 206, 304];

/**
 * Allows only pictures of the media library, whatever files the cms has stored: pages would execute a script of
 * this origin. The media type comes from the file name, not from the upstream.
 */
export const registerPictureFilter = (server: FastifyInstance): void => {
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
