import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

import { buildSchema, graphql } from 'graphql';

const SDL = readFileSync(resolve(__dirname, '../../../schemas/gateway.graphql'), 'utf8');

const VIDEOS = [
  {
    code: 'aaa111',
    premium: true,
    en: ['The Last Lantern', 'Originals'],
    ar: ['الفانوس الأخير', 'أعمال أصلية'],
  },
  { code: 'bbb222', premium: false, en: ['Salt Water', 'Travel'], ar: ['ماء مالح', 'سفر'] },
  { code: 'ccc333', premium: false, en: ['Second Reel', 'Cinema'], ar: ['البكرة الثانية', 'سينما'] },
] as const;

/** A request as received over HTTP. */
export interface Received {
  method: string;
  headers: IncomingHttpHeaders;
  body: { query: string; variables?: Record<string, unknown>; operationName?: string };
}

export interface GraphServer {
  url: string;
  received: Received[];
  stop: () => Promise<void>;
}

interface Asked {
  first: number;
  after?: string;
  filter?: { premium?: boolean };
}

const videosIn = (locale: 'en' | 'ar', { first, after, filter }: Asked) => {
  const start = after === undefined ? 0 : Number(after);
  const wanted = VIDEOS.filter(({ premium }) => premium === (filter?.premium ?? premium));
  const nodes = wanted.slice(start, start + first).map((video) => ({
    code: video.code,
    title: video[locale][0],
    language: locale.toUpperCase(),
    kind: 'EPISODE',
    premium: video.premium,
    durationSeconds: 24,
    thumbnail: {
      url: `/uploads/${video.code}.webp`,
      width: 1280,
      height: 720,
      alt: video[locale][0],
      tint: '#2b1a3d',
      renditions: [
        { url: `/uploads/${video.code}_320.avif`, width: 320, height: 180, mimeType: 'image/avif' },
      ],
    },
    channel: { slug: 'originals', name: video[locale][1] },
  }));
  const end = start + nodes.length;
  return { nodes, pageInfo: { hasNextPage: end < wanted.length, endCursor: String(end) } };
};

/** Starts an HTTP server with the product's schema: graphql-js parses and validates each request of the client. */
export const startGraphServer = async (): Promise<GraphServer> => {
  const schema = buildSchema(SDL);
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Received['body'];
      received.push({ method: request.method ?? '', headers: request.headers, body });
      const locale = request.headers['x-localization'] === 'ar' ? 'ar' : 'en';
      const rootValue = { videos: (asked: Asked) => videosIn(locale, asked) };
      void graphql({
        schema,
        source: body.query,
        variableValues: body.variables,
        operationName: body.operationName,
        rootValue,
      }).then((result) => {
        response.writeHead(200, { 'content-type': 'application/graphql-response+json; charset=utf-8' });
        response.end(JSON.stringify(result));
      });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    received,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
