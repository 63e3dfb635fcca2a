import { setTimeout } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** Hook `onSend` of a route whose every answer leaves `ms` after the request came, or later: how long its work took tells nothing. */
export const answerAfter =
  (ms: number) =>
  async (_request: FastifyRequest, { elapsedTime }: FastifyReply): Promise<void> => {
    await setTimeout(Math.max(0, ms - elapsedTime));
  };
