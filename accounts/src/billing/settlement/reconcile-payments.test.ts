import { Unreachable } from '../../platform/http/errors/unreachable';
import { payingTests } from '../../testing/paying-tests';

const run = payingTests();
afterEach(() => jest.restoreAllMocks());

/** Leaves a payment on the provider's page until it expires here; the page stays open. */
const expiredPayment = async (days: number): Promise<string> => {
  const { accounts, payer } = run;
  accounts.fake.cards.next = 'page';
  const { id } = await payer.subscribe('month-with-ads');
  await accounts.days(days);
  accounts.fake.cards.next = null;
  return id;
};

const statusOf = async (id: string) =>
  ((await (await run.payer.send('GET', `/api/payment_status?id=${id}`)).json()) as { data: object }).data;

test('a payment that expired here and succeeded at the provider is found without a webhook', async () => {
  const id = await expiredPayment(0.5);
  expect(await statusOf(id)).toMatchObject({ status: 'failed', reason: 'ABANDONED', redirect_url: null });
  run.accounts.fake.decide(id, null);
  expect(await statusOf(id)).toMatchObject({ status: 'succeeded', reason: null });
  expect(await run.payer.subscription()).toMatchObject({ status: 'trial' });
});

test('whoever paid on a page that expired here does not pay a second time', async () => {
  const { accounts, payer } = run;
  const id = await expiredPayment(0.5);
  accounts.fake.decide(id, null);
  const body = { plan_id: 'year-with-ads', payment_method: 'card', payment_token: 'tok' };
  const again = await payer.send('POST', '/api/subscribe', body);
  expect([again.status, await again.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'ALREADY_SUBSCRIBED' }),
  ]);
  const payments = accounts.database.queries.selectFrom('payments').select('id');
  expect(await payments.where('viewer_id', '=', payer.id).execute()).toEqual([{ id }]);
});

test('after two days the provider is not asked any more', async () => {
  const id = await expiredPayment(2);
  run.accounts.fake.decide(id, null);
  expect(await statusOf(id)).toMatchObject({ status: 'failed', reason: 'ABANDONED' });
});

test('a payment that failed at the provider after it had expired here is not asked for again', async () => {
  const { fake } = run.accounts;
  const id = await expiredPayment(0.5);
  fake.decide(id, 'DECLINED');
  expect(await statusOf(id)).toMatchObject({ status: 'failed', reason: 'ABANDONED' });
  const asked = jest.spyOn(fake.provider, 'outcomeOf');
  expect(await statusOf(id)).toMatchObject({ status: 'failed', reason: 'ABANDONED' });
  expect(asked).not.toHaveBeenCalled();
});

test('an order asks at the same time for the last three expired payments, and no others', async () => {
  const { fake } = run.accounts;
  const ids: string[] = [];
  for (let made = 0; made < 4; made += 1) ids.push(await expiredPayment(0.1));
  let [open, most] = [0, 0];
  const { outcomeOf } = fake.provider;
  const asked = jest.spyOn(fake.provider, 'outcomeOf').mockImplementation(async (id) => {
    open += 1;
    most = Math.max(most, open);
    const outcome = await outcomeOf(id);
    open -= 1;
    return outcome;
  });
  await run.payer.subscribe('month-with-ads');
  expect(asked.mock.calls.map(([id]) => id)).toEqual(ids.slice(1));
  expect(most).toBe(3);
});

test('an error about an expired payment stops neither its own answer nor a new order', async () => {
  const id = await expiredPayment(0.5);
  const asked = jest
    .spyOn(run.accounts.fake.provider, 'outcomeOf')
    .mockRejectedValue(new Unreachable('The provider'));
  expect(await statusOf(id)).toMatchObject({ status: 'failed', reason: 'ABANDONED' });
  expect(await run.payer.subscribe('month-with-ads')).toMatchObject({ status: 'succeeded' });
  expect(asked).toHaveBeenCalledTimes(2);
});
