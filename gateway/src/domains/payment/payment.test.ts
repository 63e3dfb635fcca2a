import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const MINE = { authorization: 'Bearer bearer-paid' };
const data = async (query: string, headers: Record<string, string> = MINE) =>
  (await gateway.ask(query, {}, headers)).body.data;

it('tells what became of a payment; of others nothing', async () => {
  const status = (id: string) => `{ paymentStatus(id: "${id}") { id status redirectUrl message } }`;
  expect(await data(status('p-1'))).toEqual({
    paymentStatus: { id: 'p-1', status: 'PENDING', redirectUrl: 'https://pay.example/p-1', message: null },
  });
  expect(await data(status('p-9'))).toEqual({ paymentStatus: null });
  expect(await data(status('p-1'), {})).toEqual({ paymentStatus: null });
});

it('reads payments page by page with their plan, and asks accounts once', async () => {
  const page =
    '{ a: payments(first: 1) { nodes { id purpose status amount { amount currency } plan { id } card { last4 } refundedAt } pageInfo { hasNextPage } } b: payments { nodes { id refundedAt } } }';
  expect(await data(page)).toEqual({
    a: {
      nodes: [
        {
          id: 'p-2',
          purpose: 'FIRST',
          status: 'SUCCEEDED',
          amount: { amount: 100, currency: 'USD' },
          plan: { id: 'month-with-ads' },
          card: { last4: '4242' },
          refundedAt: null,
        },
      ],
      pageInfo: { hasNextPage: true },
    },
    b: {
      nodes: [
        { id: 'p-2', refundedAt: null },
        { id: 'p-1', refundedAt: '2026-11-21T18:00:00.000Z' },
      ],
    },
  });
  expect(gateway.accounts.calls.filter(({ path }) => path === '/api/payments')).toHaveLength(1);
  expect(await data(page, {})).toEqual({ a: null, b: null });
});

it('reads receipts, and one of them by its number', async () => {
  const fields =
    'number planName periodEndsAt price { amount } discount { amount } credit { amount } amount { amount currency } card { brand }';
  const receipt = {
    number: '000042',
    planName: 'Monthly, with ads',
    periodEndsAt: '2026-12-21T18:00:00.000Z',
    price: { amount: 1500 },
    discount: { amount: 450 },
    credit: { amount: 0 },
    amount: { amount: 1050, currency: 'AED' },
    card: null,
  };
  expect(await data(`{ receipts { nodes { ${fields} } } receipt(number: "000042") { ${fields} } }`)).toEqual({
    receipts: { nodes: [receipt] },
    receipt,
  });
  expect(await data('{ receipt(number: "000043") { number } }')).toEqual({ receipt: null });
  expect(await data('{ receipts { nodes { number } } receipt(number: "000042") { number } }', {})).toEqual({
    receipts: null,
    receipt: null,
  });
});
