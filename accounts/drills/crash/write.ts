import { randomUUID } from 'node:crypto';

/** One write of a viewer or a visitor; its key makes a retry safe. */
export interface Write {
  kind: 'register' | 'watchlist' | 'progress' | 'comment' | 'contact' | 'subscribe';
  /** Value of its `Idempotency-Key` header. */
  key: string;
  path: string;
  body: Record<string, unknown>;
  token: string | undefined;
  /** Value that identifies the write in the database: an e-mail address, a video code, a text or a payment id. */
  trace: string;
}

/** `lost`: it is unknown whether the write was stored. */
export type Outcome = 'acknowledged' | 'refused' | 'lost';

export interface WriteResult {
  outcome: Outcome;
  data: Record<string, unknown>;
  reason: string;
}

const LIMIT_MS = 30_000;

const randomAddress = (): string => {
  const part = (): number => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
};

export const createWrite = (write: Omit<Write, 'key'>): Write => ({ ...write, key: randomUUID() });

/** Sends a write once, each time from the network address of another visitor. */
export const sendWrite = async (url: string, { path, key, body, token }: Write): Promise<WriteResult> => {
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': randomAddress(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const answer = (await response.json()) as { data?: Record<string, unknown>; code?: string };
    const reason = `${response.status} ${answer.code ?? ''}`.trim();
    if (response.ok) return { outcome: 'acknowledged', data: answer.data ?? {}, reason };
    return { outcome: response.status < 500 ? 'refused' : 'lost', data: {}, reason };
  } catch (error) {
    return { outcome: 'lost', data: {}, reason: error instanceof Error ? error.name : 'unknown' };
  }
};
