import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';

import { openFilms } from '../films/open-films';
import type { Library } from '../library/library';
import { buildServer } from '../server/build-server';

const NO_SECRET = 'x'.repeat(32);
const NO_LIBRARY: Library = {
  find: () => undefined,
  isReadable: () => Promise.resolve(true),
};

const INFO: FastifyDynamicSwaggerOptions['openapi'] = {
  openapi: '3.1.0',
  info: {
    title: 'Sahra media',
    version: '0.1.0',
    description:
      'Films and their states. Of the public origin only `/media/*` leads here, of the admin’s only `/films/*`.',
  },
  tags: [
    { name: 'streams', description: 'What players read.' },
    { name: 'films', description: 'What editors upload, and how far it is.' },
    { name: 'operations', description: 'For those who run the service.' },
  ],
  components: {
    securitySchemes: {
      filmToken: {
        type: 'http',
        scheme: 'bearer',
        description: 'Signed by the cms or `npm run ingest` for one video; see schemas/film-token.ts.',
      },
      gateway: {
        type: 'http',
        scheme: 'bearer',
        description: 'The token that media and its gateways share.',
      },
    },
  },
};

/** Generates the OpenAPI document of the registered routes, formatted as it is committed. */
export const openApiDocument = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sahra-openapi-'));
  try {
    const opened = await openFilms({
      folder,
      library: NO_LIBRARY,
      findTools: () => Promise.reject(new Error('Nothing is encoded here.')),
      findDeleted: () => Promise.resolve(new Set()),
      sendLengths: () => Promise.resolve(),
      readPoster: () => Promise.resolve(null),
      now: Date.now,
      log: { info: () => undefined, warn: () => undefined },
    });
    const app = buildServer(
      {
        ...opened,
        library: NO_LIBRARY,
        cms: { url: '', readToken: '' },
        signingKeys: [NO_SECRET],
        filmSecret: NO_SECRET,
        gatewayToken: NO_SECRET,
        now: Date.now,
        logLevel: 'silent',
      },
      (server) => void server.register(swagger, { openapi: INFO }),
    );
    await app.ready();
    const document = app.swagger();
    await app.close();
    return `${JSON.stringify(document, null, 2)}\n`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
