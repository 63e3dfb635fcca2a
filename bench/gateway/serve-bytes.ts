import { createServer } from 'node:http';

import { pay } from './pay';

const response = await fetch(`${process.env['GATEWAY_URL']}${process.env['GATEWAY_PATH']}`, {
  headers: { 'apollo-require-preflight': 'bench' },
});
const body = Buffer.from(await response.arrayBuffer());

/** The peer of the benchmark: the bytes of one public response, paid for and sent by `node:http`, and nothing else. */
process.once('SIGTERM', () => process.exit(0));
createServer(({ headers, url = '' }, reply) => {
  pay(headers['x-forwarded-for'], url);
  reply.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  reply.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
