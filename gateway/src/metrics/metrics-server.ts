import { createServer } from 'node:http';
import type { Server } from 'node:http';

import type { MeasuredGateway } from './metrics';

/** Creates the server of `GET /metrics`. It has a port of its own, which nobody but the operator should reach. */
export const createMetricsServer = ({ contentType, print }: MeasuredGateway): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    print().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });

/** Listens; resolves when the port is taken, and rejects when somebody else has it. */
export const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve());
  });

export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
