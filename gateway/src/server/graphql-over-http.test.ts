import { serverAudits } from 'graphql-http';
import type { Audit } from 'graphql-http';

import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const audits = serverAudits({ url: () => `${gateway.origin}/graphql` });
const levelOf = ({ name }: Audit) => /^[A-Z]+( NOT)?/.exec(name)?.[0] ?? '';
const required = audits.filter((audit) => ['MUST', 'SHOULD'].includes(levelOf(audit)));

test('every audit has a level, most of them one that counts', () => {
  expect(new Set(audits.map(levelOf))).toEqual(new Set(['MUST', 'SHOULD', 'MAY', 'MAY NOT']));
  expect(required.length).toBeGreaterThan(30);
});

test.each(required.map((audit) => [audit.name, audit.id, audit] as const))(
  '%s (%s)',
  async (_name, _id, { fn }) => {
    const result = await fn();
    expect(result).toMatchObject({ status: 'ok' });
  },
);

/** A GET needs a header that browsers ask leave for, so that no page can send one unasked: PREFLIGHT_REQUIRED. */
const LEFT_OUT = ['5A70', 'D6D5', '6A70'];

test('what a server may do is done too, but for a GET without a header', async () => {
  const optional = audits.filter((audit) => !required.includes(audit));
  const results = await Promise.all(optional.map(({ fn }) => fn()));
  expect(results.filter(({ status }) => status !== 'ok').map(({ id }) => id)).toEqual(LEFT_OUT);
});
