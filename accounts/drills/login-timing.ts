import { cheaperHash } from './timing/cheaper-hash';
import { KINDS, measureSignInTimes, type Kind, type SignInTimes } from './timing/measure-sign-in-times';
import { mannWhitney } from './timing/mann-whitney';

/**
 * Usage: `node --import tsx drills/login-timing.ts [rounds]`. Needs the database server of TEST_DATABASE_URL. Fails
 * when the response time of a refused sign-in reveals who has an account.
 */
const ROUNDS = 1000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

const describe = (times: SignInTimes, kind: Kind): string =>
  `  ${kind.padEnd(8)} median ${quantile(times[kind], 0.5).toFixed(2)} ms, 5 % below ${quantile(times[kind], 0.05).toFixed(2)}, 5 % above ${quantile(times[kind], 0.95).toFixed(2)}`;

const report = (times: SignInTimes, kind: Kind): boolean => {
  const { advantage, deviations, toldApart } = mannWhitney(times[kind], times.unknown);
  say(
    `  ${kind} against unknown: the longer one in ${(advantage * 100).toFixed(1)} % of all pairs, ${deviations.toFixed(2)} deviations from half: ${toldApart ? 'TOLD APART' : 'not told apart'}`,
  );
  return toldApart;
};

const rounds = Number(process.argv[2] ?? ROUNDS);
const times = await measureSignInTimes(rounds);
say(`  ${rounds} wrong passwords each, in random order:`);
for (const kind of KINDS) say(describe(times, kind));
const leaks = [report(times, 'known'), report(times, 'social')].includes(true);

say('  and where known viewers have hashes of half the cost, which has to be found:');
const control = await measureSignInTimes(rounds / 2, await cheaperHash({ memoryCost: 19_456, timeCost: 1 }));
const found = report(control, 'known');
if (!found) say('  This machine is too noisy to prove anything.');
if (leaks || !found) process.exitCode = 1;
