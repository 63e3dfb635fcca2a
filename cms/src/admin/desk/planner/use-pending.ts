import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import { withoutPublished } from './planner-changes';
import type { Pending } from './planner-changes';
import { onStoredElsewhere, readStoredPlan, storePlan } from './stored-changes';
import type { StoredPlan } from './stored-changes';

/** Changes that wait for their publication: kept in this browser, and undone one by one. */
export interface PendingChanges {
  pending: Pending;
  /** Keys of the overlaps that are meant. */
  meant: readonly string[];
  canUndo: boolean;
  /** False where this browser has no room for the changes: they are lost with the tab. */
  isKept: boolean;
  change: (next: (former: Pending) => Pending) => void;
  mean: (key: string) => void;
  undo: () => void;
  /** Forgets changes after they were published, also when the planner was left meanwhile. */
  forget: (published: Pending) => void;
}

interface OwnPlan extends StoredPlan {
  owner: string | null;
}

const planOf = (owner: string | null): OwnPlan => ({
  owner,
  ...(owner === null ? { pending: [], meant: [] } : readStoredPlan(owner)),
});

export const usePending = (): PendingChanges => {
  // Nobody while Strapi asks who is signed in, and after a sign-out: a plan is stored for its owner alone.
  const id = useAuth('Desk', (state) => state.user)?.id;
  const user = id === undefined ? null : String(id);
  const [{ owner, pending, meant }, setPlan] = useState(() => planOf(user));
  const [former, setFormer] = useState<readonly Pending[]>([]);
  const [isKept, setIsKept] = useState(true);
  const readAgain = useCallback((): void => {
    setFormer([]);
    setPlan(planOf(user));
  }, [user]);
  if (owner !== user) readAgain();
  useEffect(() => {
    if (owner !== null) setIsKept(storePlan(owner, { pending, meant }));
  }, [owner, pending, meant]);
  useEffect(() => (user === null ? undefined : onStoredElsewhere(user, readAgain)), [user, readAgain]);
  const forget = useCallback(
    (published: Pending): void => {
      if (user === null) return;
      const rest = <Plan extends StoredPlan>(plan: Plan): Plan => ({
        ...plan,
        pending: withoutPublished(plan.pending, published),
      });
      storePlan(user, rest(readStoredPlan(user)));
      setFormer([]);
      setPlan(rest);
    },
    [user],
  );
  return {
    ...{ pending, meant, isKept, canUndo: former.length > 0 },
    change: (next) => {
      setFormer([...former, pending]);
      setPlan({ owner, meant, pending: next(pending) });
    },
    mean: (key) => setPlan({ owner, pending, meant: [...meant, key] }),
    undo: () => {
      const last = former.at(-1);
      if (last === undefined) return;
      setFormer(former.slice(0, -1));
      setPlan({ owner, meant, pending: last });
    },
    forget,
  };
};
