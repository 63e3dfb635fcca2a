import { GRAPH_ERROR_CODES } from '@sahra/schemas/error-codes';

import { createGraphSchema } from './schema';

const schema = createGraphSchema();
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];

test('every operation of the contract has a resolver: without one it would answer null', () => {
  const operations = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
  expect(operations.length).toBeGreaterThan(0);
  expect(
    operations.filter(({ resolve, subscribe }) => !resolve && !subscribe).map(({ name }) => name),
  ).toEqual([]);
});

test('the contract names every code of a failure', () => {
  const description = schema.getQueryType()?.description ?? '';
  expect(GRAPH_ERROR_CODES.filter((code) => !description.includes(`\`${code}\``))).toEqual([]);
});
