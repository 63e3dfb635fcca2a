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

test('the audits have all levels, most of them one that counts', () => {
  const levels = audits.map(levelOf);
  expect(new Set(levels)).toEqual(new Set(['MUST', 'SHOULD', 'MAY', 'MAY NOT']));
  expect(levels.filter((level) => ['MUST', 'SHOULD'].includes(level)).length).toBeGreaterThan(30);
});

test.each(audits.map((audit) => [audit.name, audit.id, audit] as const))(
  '%s (%s)',
  async (_name, _id, { fn }) => {
    const result = await fn();
    expect(result).toMatchObject({ status: 'ok' });
  },
);
