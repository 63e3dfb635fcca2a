import { useState } from 'react';

interface PlanLocks {
  isLocked: (id: string) => boolean;
  /** Sends a request that changes a plan; while another one does, it sends nothing and returns null. */
  lockWhile: <Done>(id: string, request: () => Promise<Done>) => Promise<Done | null>;
}

/**
 * Plans whose change is under way, by id. A change that succeeded leaves the plan locked until the plans are read again:
 * a plan at another time is another plan, with an id of its own.
 */
export const usePlanLocks = (): PlanLocks => {
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  return {
    isLocked: (id) => locked.has(id),
    lockWhile: async (id, request) => {
      if (locked.has(id)) return null;
      setLocked((former) => new Set([...former, id]));
      try {
        return await request();
      } catch (error) {
        setLocked((former) => new Set([...former].filter((each) => each !== id)));
        throw error;
      }
    },
  };
};
