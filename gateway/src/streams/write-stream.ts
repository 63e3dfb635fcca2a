import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Most characters that wait for a receiver. One that does not read is ended rather than buffered without end. */
const UNREAD_MAX = 65_536;

/** In milliseconds. Browsers reconnect after this and up to as much again, so that they do not come all at once. */
const RECONNECT_MS = 2_000;

const HEADERS: OutgoingHttpHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Nginx would otherwise collect the events.
  'x-accel-buffering': 'no',
};

/** Writes an event stream until it ends or the receiver leaves. */
export const writeStream = async (
  response: ServerResponse,
  headers: Readonly<Record<string, number | string | string[] | undefined>>,
  body: AsyncGenerator<string, void, undefined>,
): Promise<void> => {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  response.writeHead(200, HEADERS);
  response.write(`retry: ${Math.round(RECONNECT_MS * (1 + Math.random()))}\n`);
  const stop = () => void body.return();
  response.once('close', stop);
  for await (const part of body) {
    if (!response.writable) break;
    response.write(part);
    if (response.writableLength > UNREAD_MAX) response.destroy();
  }
  response.off('close', stop);
  response.end();
};
