import { settingsViewer } from './settings';

const saved = (type: string, count: number, hasNextPage: boolean) => ({
  __typename: `${type}Connection`,
  nodes: Array.from({ length: count }, (_, index) => ({
    __typename: type === 'Watchlist' ? 'Video' : 'Show',
    id: `${type}-${index}`,
  })),
  pageInfo: { __typename: 'PageInfo', hasNextPage },
});

/** Returns the signed-in viewer as the overview of the account reads it. */
export const accountViewer = (changes: Record<string, unknown> = {}) => {
  const viewer = settingsViewer();
  return {
    ...viewer,
    subscription: {
      ...viewer.subscription,
      trialEndsAt: null,
      nextPaymentAt: null,
      nextPayment: null,
      endsAt: null,
    },
    devices: [1, 2, 3].map((number) => ({ __typename: 'Device', id: `device-${number}` })),
    watchlist: saved('Watchlist', 4, false),
    watchlistShows: saved('WatchlistShow', 1, false),
    ...changes,
  };
};
