import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import type { FastifyInstance } from 'fastify';

/** Where upgrades go, and on which path. */
export interface TunnelOptions {
  path: string;
  upstream: string;
  deadlineMs: number;
}

type Headers = Record<string, string | string[] | undefined>;

/** No cookie goes along: a page of another origin could open a socket with it. The bearer travels in the protocol's first message. */
const DROPPED = new Set(['cookie', 'forwarded', 'host', 'proxy-authorization', 'x-forwarded-for']);

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

const headLines = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string => {
  const lines = [`HTTP/1.1 ${statusCode ?? 502} ${statusMessage ?? ''}`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
};

const headersFor = (request: IncomingMessage, upstream: URL): Headers => ({
  ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => !DROPPED.has(name))),
  host: upstream.host,
  'x-forwarded-for': request.socket.remoteAddress,
  'x-forwarded-host': request.headers.host,
});

/**
 * Joins a browser's WebSocket to the upstream's, byte by byte: subprotocol and compression are settled between the two ends,
 * and an upstream that is away is a plain 503 before the handshake. Closing the server ends every tunnel.
 */
export const registerWebSocketTunnel = (server: FastifyInstance, options: TunnelOptions): void => {
  const upstream = new URL(options.upstream);
  const send = upstream.protocol === 'https:' ? httpsRequest : httpRequest;
  const open = new Set<Duplex>();

  server.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?', 1)[0] !== options.path) {
      refuse(socket, '404 Not Found');
      return;
    }
    const outgoing = send(new URL(request.url, upstream), { headers: headersFor(request, upstream) });
    outgoing.setTimeout(options.deadlineMs, () => outgoing.destroy(new Error('upgrade deadline')));
    outgoing.on('upgrade', (answer, target, targetHead) => {
      target.setTimeout(0);
      socket.write(headLines(answer));
      socket.write(targetHead);
      target.write(head);
      target.on('error', () => socket.destroy());
      socket.on('close', () => target.destroy());
      target.on('close', () => socket.destroy());
      target.pipe(socket).pipe(target);
    });
    outgoing.on('response', (answer) => {
      answer.resume();
      refuse(socket, `${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}`);
    });
    outgoing.on('error', (error) => {
      server.log.warn({ err: error, upstream: upstream.origin }, 'WebSocket upstream is away');
      refuse(socket, '503 Service Unavailable');
    });
    socket.once('close', () => outgoing.destroy());
    outgoing.end();
  });

  server.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });
};
