import { tabStorage } from '../store/browser-storage';
import { createStore } from '../store/create-store';
import { authState } from './auth-state';

/** Account that was deleted in this tab. */
export interface Farewell {
  email: string;
  /** ISO 8601 date until which the account can be recovered; null where the answer of the deletion was lost. */
  recoveryEndsAt: string | null;
}

const KEY = 'sahra.farewell';

/** What the landing page still has to tell somebody whose account is deleted. */
export const farewell = createStore<Farewell | null>(null);

const isFarewell = (value: unknown): value is Farewell => {
  if (typeof value !== 'object' || value === null) return false;
  const { email, recoveryEndsAt } = value as Partial<Farewell>;
  if (typeof email !== 'string') return false;
  return recoveryEndsAt === null || !Number.isNaN(Date.parse(String(recoveryEndsAt)));
};

/** Leaves it for the landing page, which may open as a new document. */
export const leaveFarewell = (account: Farewell): void => {
  tabStorage.set(KEY, JSON.stringify(account));
  farewell.set(account);
};

/** Reads what an earlier document of this tab left; nothing for who has an account. */
export const recallFarewell = (): void => {
  if (farewell.get() !== null || authState.get() !== null) return;
  try {
    const left: unknown = JSON.parse(tabStorage.get(KEY) ?? 'null');
    if (isFarewell(left)) farewell.set(left);
  } catch {
    // Somebody else wrote it.
  }
};

/** It was shown, or somebody signs in: no later document tells it. */
export const forgetFarewell = (): void => tabStorage.remove(KEY);
