import { ApolloServer } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import Fastify from 'fastify';

import { pay } from './pay';
import { createContext, schema } from './peer-graph';
import type { PeerContext } from './peer-graph';

/** The peer of the benchmark: Apollo Server with its defaults. */
const server = new ApolloServer<PeerContext>({ schema });
await server.start();
const app = Fastify();
await app.register(fastifyApollo(server), {
  context: ({ headers, url }) => {
    pay(headers['x-forwarded-for'], url);
    return Promise.resolve(createContext(headers.authorization ?? ''));
  },
});
app.get('/ready', () => ({ status: 'ready' }));

process.once('SIGTERM', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
