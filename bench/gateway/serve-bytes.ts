import { createServer } from 'node:http';

const response = await fetch(`${process.env['GATEWAY_URL']}${process.env['GATEWAY_PATH']}`, {
  headers: { 'apollo-require-preflight': 'bench' },
});
const body = Buffer.from(await response.arrayBuffer());

/** The peer of the benchmark: the bytes of one public response, sent by `node:http` and nothing else. */
process.once('SIGTERM', () => process.exit(0));
createServer((_request, reply) => {
  reply.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  reply.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
