import { nodeId } from '../../graph/node-id';
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
  const status = (id: string) =>
    `{ viewer { payment(code: "${id}") { id code status redirectUrl failure { code } amount { amount } } } }`;
  expect(await data(status('p-1'))).toEqual({
    viewer: {
      payment: {
        id: nodeId('Payment', 'p-1'),
        code: 'p-1',
        status: 'PENDING',
        redirectUrl: 'https://pay.example/p-1',
        failure: null,
        amount: { amount: 100 },
      },
    },
  });
  expect(await data(status('p-9'))).toEqual({ viewer: { payment: null } });
  expect(await data(status('p-1'), {})).toEqual({ viewer: null });
});

it('reads payments page by page with their plan, and asks accounts once', async () => {
  const page =
    '{ viewer { a: payments(first: 1) { totalCount nodes { code purpose status amount { amount currency } plan { code } card { last4 } refundedAt } pageInfo { hasNextPage } } b: payments { nodes { code refundedAt refundedAmount { amount currency } dispute } } } }';
  expect((await data(page))?.['viewer']).toEqual({
    a: {
      totalCount: 2,
      nodes: [
        {
          code: 'p-2',
          purpose: 'FIRST',
          status: 'SUCCEEDED',
          amount: { amount: 100, currency: 'USD' },
          plan: { code: 'month-with-ads' },
          card: { last4: '4242' },
          refundedAt: null,
        },
      ],
      pageInfo: { hasNextPage: true },
    },
    b: {
      nodes: [
        { code: 'p-2', refundedAt: null, refundedAmount: { amount: 0, currency: 'USD' }, dispute: null },
        {
          ...{ code: 'p-1', refundedAt: '2026-11-21T18:00:00.000Z', dispute: 'LOST' },
          refundedAmount: { amount: 100, currency: 'USD' },
        },
      ],
    },
  });
  expect(gateway.accounts.calls.filter(({ path }) => path === '/api/payments')).toHaveLength(1);
  expect(await data(page, {})).toEqual({ viewer: null });
});

it('reads receipts, and one of them by its number', async () => {
  const fields =
    'id number planName periodEndsAt price { amount } discount { amount } credit { amount } amount { amount currency } card { brand }';
  const receipt = {
    id: nodeId('Receipt', '000042'),
    number: '000042',
    planName: 'Monthly, with ads',
    periodEndsAt: '2026-12-21T18:00:00.000Z',
    price: { amount: 1500 },
    discount: { amount: 450 },
    credit: { amount: 0 },
    amount: { amount: 1050, currency: 'AED' },
    card: null,
  };
  expect(
    await data(
      `{ viewer { receipts { totalCount nodes { ${fields} } } receipt(number: "000042") { ${fields} } } }`,
    ),
  ).toEqual({
    viewer: { receipts: { totalCount: 1, nodes: [receipt] }, receipt },
  });
  expect(await data('{ viewer { receipt(number: "000043") { number } } }')).toEqual({
    viewer: { receipt: null },
  });
});
