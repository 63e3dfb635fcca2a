import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { CHANGES_POLL_MS } from '@sahra/schemas/change-feed';
import { build } from 'esbuild';

import { PlainError } from '../process/plain-error';
import type { Drill } from './drill';
import { openReceivers } from './streams/open-receivers';

const DIRECT = 10_000;
const THROUGH_SITE = 5_000;
const PUBLISHES = 10;
/** Streams that are opened and closed before memory is measured. */
const WARM_UP = 200;
/** Longest median time from a publish to the last receiver: one second of it is the poll of the feed. */
const MEDIAN_MAX_MS = 2_000;
/** Largest memory of one stream in one process, in KiB. */
const STREAM_MAX_KIB = 100;

/** Server in a process of its own, which answers commands of the drill. */
interface Server {
  origin: string;
  ask: (command: string) => Promise<Record<string, number>>;
  stop: () => void;
}

/** Bundles the drill's server of the site as its own build does, because it imports documents as text. */
const bundleSite = async (root: string): Promise<string> => {
  const file = join('server', 'dist', 'drill-streams.js');
  await build({
    entryPoints: [join(root, 'site', 'server', 'drills', 'streams.ts')],
    outfile: join(root, 'site', file),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    loader: { '.graphql': 'text' },
    alias: { '@sahra/schemas': join(root, 'schemas') },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  return file;
};

const startServer = async (
  root: string,
  workspace: string,
  file: string,
  ...args: string[]
): Promise<Server> => {
  const child: ChildProcess = fork(join(root, workspace, file), args, {
    cwd: join(root, workspace),
    execArgv: ['--expose-gc', '--import', 'tsx'],
  });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new PlainError(`The process of ${workspace} ended with ${code}.`)),
  );
  // It also ends when the drill stops it, and nobody waits then.
  ended.catch(() => undefined);
  const said = async (): Promise<unknown> => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
    return message;
  };
  const { origin } = (await said()) as { origin: string };
  const ask: Server['ask'] = async (command) => {
    const reply = said();
    child.send(command);
    return (await reply) as Record<string, number>;
  };
  return { origin, ask, stop: () => child.disconnect() };
};

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const kibOf = (before: Record<string, number>, after: Record<string, number>, count: number): number =>
  ((after['rss'] ?? 0) - (before['rss'] ?? 0)) / 1_024 / count;

/** `-- streams <number> <number>` sets how many subscriptions are open at the gateway and through the site. */
export const drill: Drill = {
  proves:
    'Ten thousand open subscriptions at a gateway and five thousand through the site: memory of each, and a publish reaches the last of them within two seconds.',
  run: async ({ root, args, say }) => {
    const [direct, throughSite] = [Number(args[0] ?? DIRECT), Number(args[1] ?? THROUGH_SITE)];
    const gateway = await startServer(root, 'gateway', 'drills/streams.ts');
    const site = await startServer(root, 'site', await bundleSite(root), gateway.origin);
    const broken: string[] = [];
    try {
      for (const { name, origin, count, servers } of [
        { name: 'gateway', origin: gateway.origin, count: direct, servers: { gateway } },
        { name: 'site', origin: site.origin, count: throughSite, servers: { gateway, site } },
      ]) {
        const memory = async () =>
          new Map(
            await Promise.all(
              Object.entries(servers).map(
                async ([server, { ask }]) => [server, await ask('memory')] as const,
              ),
            ),
          );
        (await openReceivers(origin, WARM_UP)).close();
        const before = await memory();
        const receivers = await openReceivers(origin, count);
        const after = await memory();
        const times: number[] = [];
        for (let turn = 0; turn < PUBLISHES; turn += 1) {
          // At any moment between two polls of the feed.
          await setTimeout(Math.random() * CHANGES_POLL_MS);
          const heard = receivers.heardByAll();
          const { publishedAt = 0 } = await gateway.ask('publish');
          times.push((await heard) - publishedAt);
        }
        receivers.close();
        const kib = [...before].map(([server, then]) => {
          const each = kibOf(then, after.get(server) ?? {}, count);
          if (each > STREAM_MAX_KIB) broken.push(`${each.toFixed(0)} KiB for each stream in ${server}`);
          return `${each.toFixed(1)} KiB each in ${server}`;
        });
        say(
          `  ${name.padEnd(8)} ${count} streams, ${kib.join(', ')}; publish to the last receiver: median ${median(times)} ms, slowest ${Math.max(...times)} ms`,
        );
        if (median(times) > MEDIAN_MAX_MS) broken.push(`${name}: a publish takes ${median(times)} ms`);
      }
    } finally {
      site.stop();
      gateway.stop();
    }
    if (broken.length > 0) throw new PlainError(`Promises broken:\n  ${broken.join('\n  ')}`);
  },
};
