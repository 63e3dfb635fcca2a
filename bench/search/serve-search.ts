import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const PAGE = 20;

/** Finds the ids of documents, the likeliest first. */
export type FindIds = (query: string) => readonly string[] | Promise<readonly string[]>;

export interface ServedSearch {
  ask(query: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Answers searches over HTTP, so that a request is measured whole. */
export const serveSearch = async (find: FindIds): Promise<ServedSearch> => {
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams.get('q') ?? '';
    void Promise.resolve(find(query)).then(
      (ids) => response.end(JSON.stringify({ data: ids.slice(0, PAGE) })),
      () => response.writeHead(500).end('{"data":[]}'),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ask: async (query) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/search?q=${encodeURIComponent(query)}`);
      return ((await response.json()) as { data: string[] }).data;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
