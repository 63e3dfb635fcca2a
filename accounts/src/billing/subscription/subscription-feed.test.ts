import type { ChangesResponse } from '@sahra/schemas/change-feed';

import { createPayer, startPayingAccounts, type PayingAccounts } from '../../testing/payer';

let accounts: PayingAccounts;
beforeEach(async () => {
  accounts = await startPayingAccounts();
});
afterEach(() => accounts.stop());

const changes = async (after: number): Promise<ChangesResponse> =>
  (await (await fetch(new URL(`/api/changes?after=${after}`, accounts.url))).json()) as ChangesResponse;

test('a subscription that begins or is cancelled is in the feed as a change of its viewer, not of pages', async () => {
  const payer = await createPayer(accounts);
  const { meta: before } = await changes(0);
  await payer.subscribe('month-with-ads');
  const begun = await changes(before.last);
  expect(new Set(begun.data.map(({ type, document }) => `${type} ${document}`))).toEqual(
    new Set([`viewer ${payer.id}`]),
  );
  expect(begun.meta.pages).toBe(before.pages);
  await payer.send('POST', '/api/cancel_subscription', {});
  const cancelled = await changes(begun.meta.last);
  expect(cancelled.data.map(({ document }) => document)).toEqual([payer.id]);
});
