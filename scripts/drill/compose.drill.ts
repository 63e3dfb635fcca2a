import { setTimeout as delay } from 'node:timers/promises';

import { PlainError } from '../process/plain-error';
import { waitUntil } from '../process/wait-until';
import { ComposedProduct } from './compose/composed-product';
import { askEngine, missingEngine } from './compose/engine';
import { graphCaller } from './compose/graph-caller';
import { secureClient, type SecureClient } from './compose/secure-client';
import { startSteadyLoad, type LoadResult } from './compose/steady-load';
import { runViewerJourney } from './compose/run-viewer-journey';
import { runVisitorJourney, type Found } from './compose/run-visitor-journey';
import type { Drill, DrillContext } from './drill';

const FIRST_START_MS = 30 * 60_000;
const HEALTHY_MS = 180_000;
const PER_SECOND = 20;
/** How long requests continue after the last restart; below, how long the gateway is stopped. */
const AFTERWARDS_MS = 5000;
const AWAY_MS = 10_000;

const PAGES = ['/', '/ar', '/home', '/faq', '/ar/faq'];

const readPage = async (ask: SecureClient, path: string): Promise<void> => {
  const { status } = await ask(path);
  if (status !== 200) throw new PlainError(`${path} answered ${status}`);
};

const yes = (): boolean => true;
const no = (): boolean => false;

/** Requests pages, the graph by POST and the graph by GET in turn. */
const visit =
  (ask: SecureClient, origin: string) =>
  async (turn: number): Promise<void> => {
    if (turn % 3 === 0) return readPage(ask, PAGES[turn % PAGES.length] ?? '/');
    const query = `{ videos(first: ${1 + (turn % 20)}) { nodes { code title } } }`;
    if (turn % 3 === 1) {
      await graphCaller(ask, origin)(query);
      return;
    }
    const { status, text } = await ask(`/graphql?${new URLSearchParams({ query }).toString()}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    if (status !== 200 || text.includes('"errors"'))
      throw new PlainError(`GET /graphql answered ${status} ${text.slice(0, 200)}`);
  };

const summary = ({ sent, lost, slowestMs }: LoadResult): string =>
  `${sent} requests at ${PER_SECOND}/s, ${lost.length} lost, the slowest in ${slowestMs} ms`;

const demandNothingLost = ({ lost }: LoadResult): void => {
  if (lost.length > 0) throw new PlainError(`Lost: ${lost.slice(0, 10).join('; ')}`);
};

/** Runs `work` under a steady load and returns the result of the load. */
const beside = async (
  send: (turn: number) => Promise<void>,
  work: () => Promise<void>,
): Promise<LoadResult> => {
  const load = startSteadyLoad(PER_SECOND, send);
  try {
    await work();
  } catch (error) {
    await load.stop();
    throw error;
  }
  return load.stop();
};

const killEach = async (product: ComposedProduct, say: DrillContext['say']): Promise<void> => {
  for (const { Name, Service } of await product.containers()) {
    if (Service === 'accounts-migrate') continue;
    const restarts = await product.inspect(Name, '{{.RestartCount}}');
    const began = Date.now();
    await product.killInside(Name);
    const back = await waitUntil(
      async () =>
        (await product.inspect(Name, '{{.RestartCount}} {{.State.Health.Status}}')) ===
        `${Number(restarts) + 1} healthy`,
      HEALTHY_MS,
      250,
    );
    if (!back) throw new PlainError(`${Service} did not come back.\n${await product.words([Service])}`);
    await product.untilHealthy(HEALTHY_MS);
    say(`  killed ${Service}: healthy again after ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
};

const containersOf = async (product: ComposedProduct, service: string): Promise<string[]> =>
  (await product.containers()).filter(({ Service }) => Service === service).map(({ Name }) => Name);

const restartEach = async (product: ComposedProduct, service: string): Promise<void> => {
  for (const name of await containersOf(product, service)) {
    await product.restart(name);
    await product.untilHealthy(HEALTHY_MS);
  }
  await delay(AFTERWARDS_MS);
};

const goThrough = async (product: ComposedProduct, say: DrillContext['say']): Promise<void> => {
  const { origin } = product;
  const began = Date.now();
  await product.compose('build', '--quiet');
  say(`  built in ${((Date.now() - began) / 1000).toFixed(0)} s`);
  await product.up();
  say(`  healthy ${(await product.untilHealthy(FIRST_START_MS)).toFixed(0)} s after the first start`);
  const ask = secureClient(origin, await product.authority());

  const walk = async (): Promise<void> => {
    const found: Found = await runVisitorJourney(ask, origin);
    await runViewerJourney(ask, origin, found);
  };
  await walk();
  say('  a visitor and a viewer walked through it over https');

  const pages = await beside(
    (turn) => readPage(ask, PAGES[turn % PAGES.length] ?? '/'),
    async () => {
      await product.compose('stop', 'gateway');
      await delay(AWAY_MS);
      await product.compose('start', 'gateway');
    },
  );
  say(`  pages without a gateway: ${summary(pages)}`);
  demandNothingLost(pages);
  await product.untilHealthy(HEALTHY_MS);

  await killEach(product, say);
  await walk();
  say('  the walk went well again');

  await product.up('--no-deps', '--no-recreate', '--scale', 'gateway=2', 'gateway');
  await product.untilHealthy(HEALTHY_MS);
  const gateways = await beside(visit(ask, origin), () => restartEach(product, 'gateway'));
  say(`  two gateways restarted one after the other: ${summary(gateways)}`);
  demandNothingLost(gateways);
  const site = await beside(visit(ask, origin), () => restartEach(product, 'site'));
  say(`  the one site restarted: ${summary(site)}`);
  demandNothingLost(site);

  const restarted = Date.now();
  await product.compose('down', '--timeout', '15');
  const since = (): string => ((Date.now() - restarted) / 1000).toFixed(0);
  const pagesAgain = async (): Promise<void> => {
    await waitUntil(() => readPage(ask, '/').then(yes, no), HEALTHY_MS, 100);
    say(`  all of it taken down and started again: pages after ${since()} s`);
  };
  await Promise.all([product.up(), pagesAgain()]);
  await product.untilHealthy(HEALTHY_MS);
  say(`  all healthy after ${since()} s`);
};

/**
 * Proves docker-compose.yml with the container engine of this machine. Takes twenty minutes when the images must be
 * built.
 */
export const drill: Drill = {
  proves:
    'docker-compose.yml: it builds, starts, serves over https, comes back from kills, and loses nothing in restarts.',
  run: async ({ root, say }) => {
    const missing = missingEngine(askEngine());
    if (missing) {
      say(`  skipped: ${missing}.`);
      return;
    }
    const product = await ComposedProduct.prepare(root);
    const leave = (): void => {
      product.removeBehind();
      process.exit(1);
    };
    process.once('SIGINT', leave).once('SIGTERM', leave);
    try {
      await product.remove();
      await goThrough(product, say);
    } finally {
      process.off('SIGINT', leave).off('SIGTERM', leave);
      try {
        await product.remove();
      } finally {
        await product.forget();
      }
    }
  },
};
