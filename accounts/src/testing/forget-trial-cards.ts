import type { RunningAccounts } from './start-accounts';

/** Lets the card of the test before begin a trial again. */
export const forgetTrialCards = async ({ database }: Pick<RunningAccounts, 'database'>): Promise<void> => {
  await database.queries.deleteFrom('trial_cards').execute();
};
