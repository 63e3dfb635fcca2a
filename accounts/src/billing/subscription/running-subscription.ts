import type { Selectable } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

export type Subscription = Selectable<Tables['subscriptions']>;

/** The one subscription of a viewer that has not ended. Whoever goes on to change it has locked the viewer. */
export const runningSubscription = (queries: Queries, viewerId: string): Promise<Subscription | undefined> =>
  queries
    .selectFrom('subscriptions')
    .selectAll()
    .where('viewer_id', '=', viewerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
