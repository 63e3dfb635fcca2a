import type { Request } from '@playwright/test';

/** Whether a page asks for events with this request: from then on it hears of what is published. */
export const isEventStream = (request: Request): boolean =>
  request.headers()['accept'] === 'text/event-stream';
