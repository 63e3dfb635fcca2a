import { performance } from 'node:perf_hooks';

export interface LoadResult {
  sent: number;
  /** Error message of each failed request. */
  lost: string[];
  slowestMs: number;
}

export interface SteadyLoad {
  stop: () => Promise<LoadResult>;
}

const MS_PER_SECOND = 1000;

/**
 * Sends requests at a constant rate, without waiting for earlier responses, until it is stopped. `send` gets the
 * number of the request and throws when the response is wrong.
 */
export const startSteadyLoad = (perSecond: number, send: (turn: number) => Promise<void>): SteadyLoad => {
  const lost: string[] = [];
  const under = new Set<Promise<void>>();
  let sent = 0;
  let slowestMs = 0;
  const ask = async (turn: number): Promise<void> => {
    const began = performance.now();
    await send(turn).catch((error: unknown) => {
      lost.push(`${turn}: ${error instanceof Error ? error.message : String(error)}`);
    });
    slowestMs = Math.max(slowestMs, performance.now() - began);
  };
  const timer = setInterval(() => {
    const asked = ask(sent);
    sent += 1;
    under.add(asked);
    void asked.then(() => under.delete(asked));
  }, MS_PER_SECOND / perSecond);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(under);
      return { sent, lost, slowestMs: Math.round(slowestMs) };
    },
  };
};
