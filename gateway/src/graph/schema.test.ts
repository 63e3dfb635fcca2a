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
