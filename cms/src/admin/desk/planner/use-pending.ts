import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import { withoutPublished } from './planner-changes';
import type { Pending } from './planner-changes';
import { readStoredPlan, storePlan } from './stored-changes';
import type { StoredPlan } from './stored-changes';

/** Changes that wait for their publication: kept in this browser, and undone one by one. */
export interface PendingChanges {
  pending: Pending;
  /** Keys of the overlaps that are meant. */
  meant: readonly string[];
  canUndo: boolean;
  change: (next: (former: Pending) => Pending) => void;
  mean: (key: string) => void;
  undo: () => void;
  /** Forgets changes after they were published, also when the planner was left meanwhile. */
  forget: (published: Pending) => void;
}

export const usePending = (): PendingChanges => {
  const user = String(useAuth('Desk', (state) => state.user)?.id ?? '');
  const [{ pending, meant }, setPlan] = useState(() => readStoredPlan(user));
  const [former, setFormer] = useState<readonly Pending[]>([]);
  useEffect(() => storePlan(user, { pending, meant }), [user, pending, meant]);
  const forget = useCallback(
    (published: Pending): void => {
      const rest = (plan: StoredPlan): StoredPlan => ({
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
    ...{ pending, meant, canUndo: former.length > 0 },
    change: (next) => {
      setFormer([...former, pending]);
      setPlan({ meant, pending: next(pending) });
    },
    mean: (key) => setPlan({ pending, meant: [...meant, key] }),
    undo: () => {
      const last = former.at(-1);
      if (last === undefined) return;
      setFormer(former.slice(0, -1));
      setPlan({ meant, pending: last });
    },
    forget,
  };
};
