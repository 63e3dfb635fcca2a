import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';

import type { PlannerConflict, PlannerProblem } from '../../../desk/planner/planner';
import { saveOf, type Pending } from './planner-changes';

/** What the server found when it was asked to publish; all empty when it published. */
export interface Refused {
  /** Empty when the server could not be reached. */
  sentence: string | null;
  conflicts: readonly PlannerConflict[];
  problems: readonly PlannerProblem[];
}

export type PublishState = 'resting' | 'publishing' | 'published' | 'failed';

const NOTHING: Refused = { sentence: null, conflicts: [], problems: [] };

interface FailedRequest {
  response?: { data?: { data?: Partial<Refused> | null; error?: { message?: string } } };
}

const refusedOf = (error: unknown): Refused => {
  const { response } = error as FailedRequest;
  const { data, error: told } = response?.data ?? {};
  return {
    sentence: told?.message ?? '',
    conflicts: data?.conflicts ?? [],
    problems: data?.problems ?? [],
  };
};

/** Publishes all changes at once. */
export const usePublish = (onPublished: (published: Pending) => void) => {
  const { put } = useFetchClient();
  const [state, setState] = useState<PublishState>('resting');
  const [refused, setRefused] = useState<Refused>(NOTHING);
  const publish = async (pending: Pending): Promise<void> => {
    setState('publishing');
    try {
      await put('/desk/planner', saveOf(pending));
      setRefused(NOTHING);
      setState('published');
      onPublished(pending);
    } catch (error) {
      setRefused(refusedOf(error));
      setState('failed');
    }
  };
  /** Forgets what was told of a programme that is settled. */
  const settle = (id: string): void =>
    setRefused((former) => ({
      sentence: null,
      conflicts: former.conflicts.filter((each) => each.id !== id),
      problems: former.problems.filter((each) => each.id !== id),
    }));
  return { state, refused, publish, settle };
};
