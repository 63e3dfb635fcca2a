import { DEFAULT_LOCALE } from '@sahra/schemas/constants';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';

import { callBody, callHeaders } from '../graph/send-operation';

/** The graph refused a stream, with a status or with a code in the stream. */
export class StreamRefusal extends Error {
  constructor(
    readonly code: string,
    /** Earliest next attempt, in milliseconds. */
    readonly retryAfterMs = 0,
  ) {
    super(`The stream was refused: ${code}`);
  }
}

interface EventBody<Data> {
  data?: Data | null;
  errors?: { extensions?: { code?: string } }[];
}

export interface StreamCall {
  token: string | null;
  signal: AbortSignal;
  /** Called for everything that arrives, comments included. */
  onActivity: () => void;
}

const valueOf = (block: string, name: string): string =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim() ?? '';

async function* blocksOf(body: ReadableStream<Uint8Array>, onActivity: () => void): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onActivity();
      text += decoder.decode(part.value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      yield* blocks;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Sends a persisted subscription and returns its events until the stream ends (protocol of graphql-sse, distinct
 * connections). Not an EventSource: that can send no access token, and does not show that a connection is dead.
 */
export async function* readEvents<Data, Variables>(
  { name, hash }: PersistedOperation<Data, Variables>,
  variables: Variables,
  { token, signal, onActivity }: StreamCall,
): AsyncGenerator<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...callHeaders(DEFAULT_LOCALE, token), accept: 'text/event-stream' },
    body: callBody(name, hash, variables),
    cache: 'no-store',
    signal,
  });
  if (!response.ok || !response.body) {
    response.body?.cancel().catch(() => undefined);
    throw new StreamRefusal(String(response.status), Number(response.headers.get('retry-after') ?? 0) * 1000);
  }
  for await (const block of blocksOf(response.body, onActivity)) {
    const event = valueOf(block, 'event');
    if (event === 'complete') return;
    if (event !== 'next') continue;
    const { data, errors } = JSON.parse(valueOf(block, 'data')) as EventBody<Data>;
    if (errors?.[0]) throw new StreamRefusal(errors[0].extensions?.code ?? 'INTERNAL');
    if (data) yield data;
  }
}
