import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Public URL of the product under test. */
const SITE = process.env['BASE_URL'] ?? 'http://localhost:8000';

/** Characters, about one element; the HTML after the first screen arrives in one piece. */
const PIECE = 400;
const PIECES = 45;

export interface ChunkedSite {
  url: string;
  /** Sends the next piece of the page that is loading. Returns false after the last one. */
  next: () => boolean;
  close: () => Promise<void>;
}

/** Elements at the start of `main` that arrive one by one: they decide where the page begins. */
const FIRST_ELEMENTS = 8;

/**
 * Splits the HTML: the head with the start of the body, before which nothing is painted; then small pieces; then
 * the rest.
 */
const piecesOf = (html: string): string[] => {
  const body = html.indexOf('<body');
  const main = html.indexOf('<main', body);
  const elements = [...html.slice(main, main + PIECE * PIECES).matchAll(/<\w/g)].slice(1, 1 + FIRST_ELEMENTS);
  const ends = [
    ...Array.from({ length: PIECES }, (_, at) => body + (at + 1) * PIECE),
    ...elements.map(({ index }) => main + index),
  ].sort((one, other) => one - other);
  return [0, ...ends].map((from, at) => html.slice(from, ends[at])).filter(Boolean);
};

const PASSED_ON = ['accept', 'accept-language', 'authorization', 'content-type', 'cookie', 'x-localization'];

const passedOn = ({ headers }: IncomingMessage): [string, string][] =>
  PASSED_ON.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });

/** Starts a proxy of the site that simulates a slow network: the test sends each page in pieces. */
export const serveInChunks = async (): Promise<ChunkedSite> => {
  let pieces: string[] = [];
  let page: ServerResponse | null = null;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = request;
    const body = method === 'POST' ? await text(request) : undefined;
    const answered = await fetch(SITE + url, { method, headers: passedOn(request), body });
    const headers = Object.fromEntries(answered.headers);
    delete headers['content-encoding'];
    delete headers['content-length'];
    response.writeHead(answered.status, headers);
    if (answered.headers.get('content-type')?.startsWith('text/html') && page === null) {
      pieces = piecesOf(await answered.text());
      page = response;
      page.write(pieces.shift());
    } else response.end(Buffer.from(await answered.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    next: () => {
      const piece = pieces.shift();
      if (piece !== undefined) page?.write(piece);
      if (pieces.length === 0) page?.end();
      return pieces.length > 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
