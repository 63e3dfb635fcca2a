import { unbatchedSource } from '../../content/unbatched-source';
import { listTagOf, tagOf } from '../../content/tags-of-change';
import type { AccountsClient } from '../../upstreams/accounts/accounts.client';

/** Source of all plans on sale. The change feed of accounts reports their changes. */
export const plansSource = (accounts: AccountsClient) =>
  unbatchedSource(
    'plans',
    (all: 'all') => all,
    async (reading) => {
      const plans = await accounts.plans(reading);
      const tags = [listTagOf('plan'), ...plans.map(({ id }) => tagOf('plan', id))];
      return { value: plans, tags, expiresAt: null };
    },
    'accounts',
  );
