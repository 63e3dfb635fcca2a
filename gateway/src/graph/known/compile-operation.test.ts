import { executeBothWays } from '../../testing/generated/execute-both-ways';

/** `npm run drill -- known` generates 10,000. */
const QUERIES = 120;

test(`${QUERIES} generated queries have equal data and equal errors both ways`, async () => {
  let failures = 0;
  let executed = 0;
  for (let seed = 1; seed <= QUERIES; seed += 1) {
    const { interpreted, compiled, isCompiled, ...query } = await executeBothWays(seed, 'later');
    failures += interpreted.errors.length;
    executed += Number(isCompiled);
    if (JSON.stringify(compiled) !== JSON.stringify(interpreted))
      expect({ seed, ...query, ...compiled }).toEqual({ seed, ...query, ...interpreted });
  }
  // The comparison is worth something only where fields fail, and where the compiled function executes.
  expect(executed).toBeGreaterThan(QUERIES / 4);
  expect(failures).toBeGreaterThan(QUERIES / 4);
});
