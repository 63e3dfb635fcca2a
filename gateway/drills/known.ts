import { executeBothWays } from '../src/testing/generated/execute-both-ways';

const QUERIES = Number(process.argv[2] ?? 10_000);
const SAID_EVERY = 1_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

// When an item of a list fails at once, graphql-js leaves the failures of the other items to nobody.
process.on('unhandledRejection', () => undefined);

let failures = 0;
let different = 0;
let executed = 0;
for (let seed = 1; seed <= QUERIES; seed += 1) {
  const { source, variables, interpreted, compiled, isCompiled } = await executeBothWays(seed, 'atOnce');
  failures += interpreted.errors.length;
  executed += Number(isCompiled);
  if (JSON.stringify(interpreted) !== JSON.stringify(compiled)) {
    different += 1;
    say(`  query ${seed} differs: ${source} ${JSON.stringify(variables)}`);
    say(`    graphql-js: ${JSON.stringify(interpreted)}`);
    say(`    compiled:   ${JSON.stringify(compiled)}`);
  }
  if (seed % SAID_EVERY === 0 || seed === QUERIES)
    say(`  ${seed} queries, ${executed} compiled, ${failures} failed fields, ${different} different`);
}
process.exit(different === 0 ? 0 : 1);
