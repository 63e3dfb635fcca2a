/** Somebody who works in turns with others. */
export interface Worker {
  /** Its place among all who wait: the smallest goes first. Asked each time the turn is given. */
  rank: () => number;
  /** Ends its waiting. */
  signal: AbortSignal;
}

/** One turn that many workers share: the smallest rank goes first, and among equals the one that came first. */
export interface Turns {
  /** Waits for the turn. Rejects with the reason of the signal. */
  take: (worker: Worker) => Promise<void>;
  /** Gives the turn to the next worker, which may be the same one, and waits for it again. Rejects as above. */
  pass: (worker: Worker) => Promise<void>;
  /** Ends the work of a worker, whether it has the turn or not. */
  end: (worker: Worker) => void;
}

export const createTurns = (): Turns => {
  /** Everybody who has come and not ended, in their order. */
  const order: Worker[] = [];
  const waiting = new Map<Worker, () => void>();
  let current: Worker | null = null;

  const give = (): void => {
    const able = order.filter((worker) => waiting.has(worker));
    const first = Math.min(...able.map(({ rank }) => rank()));
    current = able.find(({ rank }) => rank() === first) ?? null;
    if (current !== null) waiting.get(current)?.();
  };

  const wait = (worker: Worker): Promise<void> =>
    new Promise((settle, fail) => {
      const stop = (): void => {
        waiting.delete(worker);
        fail(worker.signal.reason as Error);
      };
      worker.signal.addEventListener('abort', stop, { once: true });
      waiting.set(worker, () => {
        waiting.delete(worker);
        worker.signal.removeEventListener('abort', stop);
        settle();
      });
    });

  return {
    take: async (worker) => {
      worker.signal.throwIfAborted();
      order.push(worker);
      const turn = wait(worker);
      if (current === null) give();
      await turn;
    },
    pass: async (worker) => {
      worker.signal.throwIfAborted();
      const turn = wait(worker);
      give();
      await turn;
    },
    end: (worker) => {
      const at = order.indexOf(worker);
      if (at >= 0) order.splice(at, 1);
      if (current === worker) give();
    },
  };
};
