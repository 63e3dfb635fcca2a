import { createStore } from '../store/create-store';

/** Account that was deleted in this tab. */
export interface Farewell {
  email: string;
  /** ISO 8601 date until which the account can be recovered. */
  recoveryEndsAt: string;
}

/** What the landing page still has to tell somebody whose account is deleted. In memory only: it names an address. */
export const farewell = createStore<Farewell | null>(null);
