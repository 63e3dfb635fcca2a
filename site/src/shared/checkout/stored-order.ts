import { tabStorage } from '../store/browser-storage';
import type { Order } from './order';

const KEY = 'sahra.order';

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' && value !== null && 'planCode' in value && typeof value.planCode === 'string';

/**
 * Order that this tab had when it left for the provider's page. After a failed payment, the
 * viewer retries with the same plan and code.
 */
export const storedOrder = {
  get: (): Order | null => {
    try {
      const value: unknown = JSON.parse(tabStorage.get(KEY) ?? 'null');
      return isOrder(value) ? value : null;
    } catch {
      return null;
    }
  },
  set: (order: Order): void => tabStorage.set(KEY, JSON.stringify(order)),
  forget: (): void => tabStorage.remove(KEY),
};
