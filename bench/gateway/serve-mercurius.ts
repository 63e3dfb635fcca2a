import Fastify from 'fastify';
import mercurius from 'mercurius';

import { pay } from './pay';
import { createContext, schema } from './peer-graph';

const isTuned = process.env['TUNED'] === '1';

/** The peer of the benchmark: Mercurius with its defaults, or with its compiler (graphql-jit) on. */
const app = Fastify();
await app.register(mercurius, {
  schema,
  ...(isTuned && { jit: 1 }),
  context: ({ headers, url }) => {
    pay(headers['x-forwarded-for'], url);
    return createContext(headers.authorization ?? '');
  },
});
app.get('/ready', () => ({ status: 'ready' }));

process.once('SIGTERM', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
