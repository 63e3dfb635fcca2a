import { deviceStorage } from '../../browser-storage';
import type { Pending } from './planner-changes';

/** What the planner keeps in this browser when its tab closes. */
export interface StoredPlan {
  pending: Pending;
  /** Keys of the overlaps that are meant. */
  meant: readonly string[];
}

const NOTHING: StoredPlan = { pending: [], meant: [] };
const keyOf = (user: string): string => `sahra-desk-planner-${user}`;

const isPlan = (value: unknown): value is StoredPlan =>
  typeof value === 'object' &&
  value !== null &&
  'pending' in value &&
  Array.isArray(value.pending) &&
  'meant' in value &&
  Array.isArray(value.meant);

export const readStoredPlan = (user: string): StoredPlan => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.get(keyOf(user)) ?? 'null');
    return isPlan(stored) ? stored : NOTHING;
  } catch {
    return NOTHING;
  }
};

/** Returns whether the plan outlives the tab; it does not where the storage of the browser is full. */
export const storePlan = (user: string, plan: StoredPlan): boolean => {
  deviceStorage.set(keyOf(user), JSON.stringify(plan));
  return deviceStorage.isKept(keyOf(user));
};

/** Calls back when another tab has stored a plan of this user. Returns what stops it. */
export const onStoredElsewhere = (user: string, callback: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === keyOf(user)) callback();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};
