import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';

/** Event of a stream, with the data of `next` as it was sent. */
export interface StreamEvent {
  event: string;
  data: {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: { code: string } }[];
  } | null;
}

/** Open event stream, read as it comes. */
export interface OpenStream {
  status: number;
  headers: IncomingMessage['headers'];
  /** Comment lines so far. */
  comments: number;
  /** Returns the next event, and waits for it; null at the end of the stream. */
  next: () => Promise<StreamEvent | null>;
  close: () => void;
}

interface StreamRequest {
  query?: string;
  variables?: object;
  extensions?: object;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
}

const eventOf = (block: string): StreamEvent | null => {
  const lines = block.split('\n');
  const valueOf = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const event = valueOf('event');
  const data = valueOf('data');
  return event === undefined
    ? null
    : { event, data: data ? (JSON.parse(data) as StreamEvent['data']) : null };
};

/** Opens an event stream of the graph; of a refusal, `next` returns null. */
export const openStream = async (
  origin: string,
  { query, variables, extensions, headers = {}, method = 'POST' }: StreamRequest,
): Promise<OpenStream> => {
  const parts = { query, variables, extensions };
  const search = new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  );
  const asked = request(`${origin}/graphql${method === 'GET' ? `?${search.toString()}` : ''}`, {
    method,
    agent: false,
    headers: {
      accept: 'text/event-stream',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  asked.end(method === 'POST' ? JSON.stringify(parts) : undefined);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const blocks = (async function* () {
    let text = '';
    try {
      for await (const chunk of response.setEncoding('utf8')) {
        text += String(chunk);
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          yield text.slice(0, end);
          text = text.slice(end + 2);
        }
      }
    } catch {
      // A connection that breaks off is an end too.
    }
  })();
  const stream: OpenStream = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    comments: 0,
    next: async () => {
      for (let block = await blocks.next(); !block.done; block = await blocks.next()) {
        if (block.value.split('\n').includes(':')) stream.comments += 1;
        const event = eventOf(block.value);
        if (event) return event;
      }
      return null;
    },
    close: () => asked.destroy(),
  };
  return stream;
};
