import { randomUUID } from 'node:crypto';

/** One write of a viewer or a visitor, which may be sent again under its key. */
export interface Write {
  kind: 'register' | 'watchlist' | 'progress' | 'comment' | 'contact' | 'subscribe';
  /** Its Idempotency-Key. */
  key: string;
  path: string;
  body: Record<string, unknown>;
  token: string | undefined;
  /** What of it can be found again: an address, a code of a video, a text. */
  trace: string;
}

/** `lost`: nobody knows whether it was done. */
export type Outcome = 'acknowledged' | 'refused' | 'lost';

export interface Answered {
  outcome: Outcome;
  data: Record<string, unknown>;
  reason: string;
}

const LIMIT_MS = 30_000;

const randomAddress = (): string => {
  const part = (): number => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
};

export const newWrite = (write: Omit<Write, 'key'>): Write => ({ ...write, key: randomUUID() });

/** Sends a write once, each time from another visitor's network. */
export const send = async (url: string, { path, key, body, token }: Write): Promise<Answered> => {
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
