import { fakeGraph } from './graph';

/** Stream that the page has open. */
export interface FakeStream {
  name: string;
  headers: Headers;
  closed: boolean;
  /** Sends an event with this data. */
  next: (data: object) => Promise<void>;
  /** Sends an event with an error of this code. */
  refuse: (code: string) => Promise<void>;
  /** Sends a comment, as the gateway does while nothing happens. */
  comment: () => Promise<void>;
  /** Ends the stream as a server that stops does. */
  end: () => Promise<void>;
}

/** Lets the page read what was sent, without letting time pass. */
export const settle = () => jest.advanceTimersByTimeAsync(0);

/** Fakes the network: event streams that the test feeds, and answers to all other operations. */
export const fakeStreams = (
  replies: Parameters<typeof fakeGraph>[0] = {},
): {
  streams: FakeStream[];
  open: () => FakeStream[];
  calls: ReturnType<typeof fakeGraph>;
  statuses: number[];
} => {
  const streams: FakeStream[] = [];
  /** Statuses of the next streams; 200 when empty. */
  const statuses: number[] = [];
  const calls = fakeGraph(replies);
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (headers.get('accept') !== 'text/event-stream') return ask(input, init);
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('fetch failed');
    if (status !== 200) return new Response('{}', { status, headers: { 'retry-after': '30' } });
    const { operationName } = JSON.parse(init?.body as string) as { operationName: string };
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const send = async (text: string): Promise<void> => {
      controller?.enqueue(new TextEncoder().encode(text));
      await settle();
    };
    const stream: FakeStream = {
      name: operationName,
      headers,
      closed: false,
      next: (data) => send(`event: next\ndata: ${JSON.stringify({ data })}\n\n`),
      refuse: (code) =>
        send(
          `event: next\ndata: ${JSON.stringify({ errors: [{ message: '', extensions: { code } }] })}\n\nevent: complete\ndata:\n\n`,
        ),
      comment: () => send(':\n\n'),
      end: async () => {
        stream.closed = true;
        controller?.close();
        await settle();
      },
    };
    const body = new ReadableStream<Uint8Array>({
      start: (made) => {
        controller = made;
      },
      cancel: () => {
        stream.closed = true;
      },
    });
    init?.signal?.addEventListener('abort', () => {
      if (stream.closed) return;
      stream.closed = true;
      controller?.error(new DOMException('aborted', 'AbortError'));
    });
    streams.push(stream);
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  return { streams, open: () => streams.filter(({ closed }) => !closed), calls, statuses };
};

interface Waiting {
  callback: () => Promise<unknown>;
  settle: (error?: Error) => void;
}

const channels = new Set<FakeChannel>();

class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const channel of channels)
      if (channel !== this) queueMicrotask(() => channels.has(channel) && channel.onmessage?.({ data }));
  }
  close(): void {
    channels.delete(this);
  }
}

/** Makes the oldest channels deaf and dumb, as those of frozen pages are. */
export const silenceChannels = (count: number): void => {
  for (const channel of [...channels].slice(0, count)) channels.delete(channel);
};

/** Fakes Web Locks and BroadcastChannel, which jsdom lacks. Returns how to remove them. */
export const fakeTabs = (): (() => void) => {
  let held: Waiting | null = null;
  const queue: Waiting[] = [];
  const grant = (): void => {
    const next = held ? undefined : queue.shift();
    if (!next) return;
    held = next;
    void next.callback().then(() => {
      next.settle();
      if (held !== next) return;
      held = null;
      grant();
    });
  };
  const locks = {
    request: (_name: string, { signal, steal }: LockOptions, callback: () => Promise<unknown>) =>
      new Promise<void>((resolve, reject) => {
        const waiting: Waiting = {
          callback,
          settle: (error) => (error === undefined ? resolve() : reject(error)),
        };
        signal?.addEventListener('abort', () => {
          const place = queue.indexOf(waiting);
          if (place < 0) return;
          queue.splice(place, 1);
          reject(new DOMException('aborted', 'AbortError'));
        });
        if (steal) {
          queue.unshift(waiting);
          const robbed = held;
          held = null;
          robbed?.settle(new DOMException('stolen', 'AbortError'));
        } else queue.push(waiting);
        queueMicrotask(grant);
      }),
  };
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  return () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Reflect.deleteProperty(navigator, 'locks');
  };
};

/** Shows or hides the page. */
export const setVisible = (isVisible: boolean): void => {
  const value = isVisible ? 'visible' : 'hidden';
  Object.defineProperty(document, 'visibilityState', { configurable: true, value });
  document.dispatchEvent(new Event('visibilitychange'));
};
