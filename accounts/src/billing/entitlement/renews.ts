import type { Selectable } from 'kysely';

import type { Tables } from '../../platform/database/tables';

type Subscription = Selectable<Tables['subscriptions']>;

/** Whether a further period follows by itself. */
export const renews = ({
  cancelled_at,
  payment_method,
}: Pick<Subscription, 'cancelled_at' | 'payment_method'>): boolean =>
  cancelled_at === null && payment_method !== 'voucher';
