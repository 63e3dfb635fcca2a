import type { FastifyReply, FastifyRequest } from 'fastify';

import { sendHtml } from '../page/send-html';
import { htmlFile } from './html-file';
import type { Release } from './release';

const WORKER = 'service-worker.js';
/** Deletes what the worker kept, and unregisters it. */
const WORKER_OFF = 'service-worker-off.js';
/** A page of the release that only the service worker asks for. */
const OFFLINE_PAGE = /^offline\.(?:en|ar)\.html$/;

/**
 * Sends the service worker or an offline page. Returns false for every other URL, and when the release is from
 * before there were any.
 */
export const sendOfflineFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  release: Release | null,
  { publicUrl, serviceWorker }: { publicUrl: string; serviceWorker: boolean },
): Promise<boolean> => {
  const name = (request.raw.url ?? '/').split('?', 1)[0]?.slice(1) ?? '';
  if (OFFLINE_PAGE.test(name) && release?.files.has(name)) {
    await sendHtml(request, reply.header('x-robots-tag', 'noindex'), await htmlFile(release, name), {
      status: 200,
      publicUrl,
      thirdParties: [],
      negotiated: false,
      setsCookie: false,
    });
    return true;
  }
  const file = serviceWorker ? WORKER : WORKER_OFF;
  if (name !== WORKER || !release?.files.has(file)) return false;
  await reply.header('cache-control', 'no-cache').sendFile(file, release.dir);
  return true;
};
